import { sql } from 'kysely';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/db.ts';
import { defaults } from '../preferences.ts';

export type PreferenceKind = keyof typeof defaults;

/** The preferences of a new account: the defaults, in the language it signed up in. In the caller's transaction. */
export async function insertPreferences(
  db: Db,
  { userId, language, now }: { userId: string; language: Language; now: Date },
) {
  await db
    .insertInto('preferences')
    .values({
      user_id: userId,
      global: JSON.stringify({ ...defaults.global, language }),
      notifications: JSON.stringify(defaults.notifications),
      privacy: JSON.stringify(defaults.privacy),
      updated_at: now,
    })
    .execute();
}

export async function preferencesOf(db: Db, userId: string, kind: PreferenceKind): Promise<unknown> {
  const row = await db.selectFrom('preferences').select(kind).where('user_id', '=', userId).executeTakeFirstOrThrow();
  return row[kind];
}

/** Merges the change in one statement, so that two concurrent changes are both kept. */
export async function changePreferences(
  db: Db,
  { userId, kind, change, now }: { userId: string; kind: PreferenceKind; change: object; now: Date },
): Promise<unknown> {
  const row = await db
    .updateTable('preferences')
    .set({ [kind]: sql`${sql.ref(kind)} || ${JSON.stringify(change)}::jsonb`, updated_at: now })
    .where('user_id', '=', userId)
    .returning(kind)
    .executeTakeFirstOrThrow();
  return row[kind];
}

/** Mail and text messages are written in the language of the users row, so that sending them needs no second table. */
export async function setLanguage(db: Db, userId: string, language: Language) {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}
