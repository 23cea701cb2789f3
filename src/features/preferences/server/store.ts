import { sql } from 'kysely';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/db.ts';
import type { defaults } from '../preferences.ts';

export type PreferenceKind = keyof typeof defaults;

/** The preferences of a new account: nothing is chosen but the language it signed up in. In the caller's transaction. */
export async function insertPreferences(
  db: Db,
  { userId, language, now }: { userId: string; language: Language; now: Date },
) {
  await db
    .insertInto('preferences')
    .values({
      user_id: userId,
      global: JSON.stringify({ language }),
      notifications: '{}',
      privacy: '{}',
      updated_at: now,
    })
    .execute();
}

export const allPreferencesOf = (db: Db, userId: string) =>
  db
    .selectFrom('preferences')
    .select(['global', 'notifications', 'privacy'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

export async function preferencesOf(db: Db, userId: string, kind: PreferenceKind): Promise<unknown> {
  const row = await db.selectFrom('preferences').select(kind).where('user_id', '=', userId).executeTakeFirstOrThrow();
  return row[kind];
}

/** On whose clock the account of a row of `users` lives; null as long as no device has said so. */
export const accountZone = sql<string | null>`(
  select preferences.global ->> 'timeZone' from preferences where preferences.user_id = users.id)`;

/** The phone of a row of `users` where somebody has proven it: only that gets texts. */
export const provenPhone = sql<string | null>`case when users.phone_verified_at is not null then users.phone end`;

/** How these accounts want to hear of something. */
export const listenersOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('users')
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .select(['users.id', 'users.language', 'preferences.notifications', 'preferences.global'])
    .select(['users.closes_at', 'users.closed_at'])
    .select((is) =>
      is
        .exists(
          is.selectFrom('push_devices').select('push_devices.id').whereRef('push_devices.user_id', '=', 'users.id'),
        )
        .as('has_devices'),
    )
    .where('users.id', 'in', userIds)
    .execute();
export type ListenerRow = Awaited<ReturnType<typeof listenersOf>>[number];

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
