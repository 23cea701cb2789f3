import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { FileAttachments } from '#server/keeping.ts';

/** Throws away every file of an account that is still its own. */
export async function discardOwnFiles(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .updateTable('files')
    .set({ removed_at: now })
    .where('owner_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Files of a kind that are attached to any of these things belong to those from now on, not to who sent them. */
export async function leaveFilesTo(
  db: Db,
  { userId, kind, things }: FileAttachments & { userId: string },
): Promise<void> {
  await db
    .updateTable('files')
    .set({ owner_id: null })
    .where('owner_id', '=', userId)
    .where('kind', '=', kind)
    .where(sql<boolean>`attached_to = any(${things}::uuid[])`)
    .execute();
}

/** Throws away what hangs on any of these things, whoever sent it. */
export async function discardFilesOn(db: Db, { kind, things, now }: FileAttachments & { now: Date }): Promise<void> {
  await db
    .updateTable('files')
    .set({ removed_at: now })
    .where('kind', '=', kind)
    .where(sql<boolean>`attached_to = any(${things}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
}

/** What an account has sent for other things than these belongs to those from now on. */
export async function leaveFilesBut(
  db: Db,
  { userId, kind, things }: FileAttachments & { userId: string },
): Promise<void> {
  await db
    .updateTable('files')
    .set({ owner_id: null })
    .where('owner_id', '=', userId)
    .where('kind', '=', kind)
    .where('attached_to', 'is not', null)
    .where(sql<boolean>`not (attached_to = any(${things}::uuid[]))`)
    .execute();
}

const MOST_FILES = 2000;

/** Every file that an account has sent, or reads on these things, and that nobody has thrown away, the oldest first. */
export const copiedFiles = (db: Db, { userId, read }: { userId: string; read: readonly FileAttachments[] }) =>
  db
    .selectFrom('files')
    .select(['id', 'kind', 'name', 'type', 'bytes', 'key', 'created_at'])
    .where((is) =>
      is.or([
        is('owner_id', '=', userId),
        ...read.map(({ kind, things }) =>
          is.and([is('kind', '=', kind), sql<boolean>`attached_to = any(${[...things]}::uuid[])`]),
        ),
      ]),
    )
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_FILES)
    .execute();
