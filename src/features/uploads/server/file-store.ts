import { type Insertable, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Db } from '#server/db/db.ts';

/** An id that nothing has. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

export type NewFile = {
  ownerId: string;
  kind: string;
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  key: string;
  createdAt: Date;
};

/** Inserts a file unless its owner would then hold more than `mostBytes` or `mostUnattached` unused ones: then undefined. One at a time for an owner. */
export async function insertFile(
  db: Db,
  file: NewFile,
  { mostBytes, mostUnattached }: { mostBytes: number; mostUnattached: number },
) {
  return db.transaction().execute(async (db) => {
    await db.selectFrom('users').select('id').where('id', '=', file.ownerId).forUpdate().executeTakeFirst();
    const held = await heldBy(db, file.ownerId);
    if (held.bytes + file.bytes > mostBytes || held.unattached >= mostUnattached) return undefined;
    return db
      .insertInto('files')
      .values({
        owner_id: file.ownerId,
        kind: file.kind,
        name: file.name,
        type: file.type,
        bytes: file.bytes,
        width: file.width,
        height: file.height,
        key: file.key,
        created_at: file.createdAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** What an account holds: all its bytes, and how many files are attached to nothing. */
export async function heldBy(db: Db, ownerId: string): Promise<{ bytes: number; unattached: number }> {
  const { bytes, unattached } = await db
    .selectFrom('files')
    .select([
      sql<string>`coalesce(sum(bytes), 0)`.as('bytes'),
      sql<string>`count(*) filter (where attached_to is null)`.as('unattached'),
    ])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes), unattached: Number(unattached) };
}

/** A file that has not been thrown away. */
export const fileById = (db: Db, id: string) =>
  db.selectFrom('files').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();

type FileAttachment = { ids: readonly string[]; ownerId: string; kind: string; to: string; now: Date };

/** Hangs files on something, each once and by its sender alone; the ids of those that could be. */
export async function attach(db: Db, { ids, ownerId, kind, to, now }: FileAttachment): Promise<string[]> {
  const attached = await db
    .updateTable('files')
    .set({ attached_to: to, attached_at: now })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('attached_to', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return attached.map(({ id }) => id);
}

/** The files of a kind that are attached to any of these things, in the order in which they came. */
export const filesOn = (db: Db, { kind, to, most = 100 }: { kind: string; to: readonly string[]; most?: number }) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'bytes', 'width', 'height', 'attached_to'])
    .where('attached_to', 'in', to.length > 0 ? [...to] : [NOTHING])
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .orderBy('attached_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** The files of a kind that are attached to something. */
export async function attachedTo(db: Db, { kind, to }: { kind: string; to: string }): Promise<string[]> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('attached_to', '=', to)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .orderBy('attached_at')
    .limit(100)
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

/** Marks files as thrown away: from now on nobody reads them, and the sweep removes their bytes. */
export async function detach(
  db: Db,
  { ids, from, now }: { ids: readonly string[]; from: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('files')
    .set({ removed_at: now })
    .where('id', 'in', ids)
    .where('attached_to', '=', from)
    .where('removed_at', 'is', null)
    .execute();
}

/** Throws away a file that hangs on nothing; false when it is not there for this owner. */
export async function dropUnattached(
  db: Db,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<boolean> {
  const dropped = await db
    .updateTable('files')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('attached_to', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Marks what has hung on nothing since `before`, and what nobody owns any more. */
export async function dropForgotten(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await db
    .updateTable('files')
    .set({ removed_at: now })
    .where('attached_to', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

type NewRendition = Insertable<Tables['file_renditions']>;

/** Keeps what is not there yet; the keys of those that are, which nobody needs. */
export async function insertRenditions(db: Db, rows: NewRendition[]): Promise<string[]> {
  const inserted = await db
    .insertInto('file_renditions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return rows.filter(({ key }) => !inserted.some((row) => row.key === key)).map(({ key }) => key);
}

/** Files that were thrown away, with every key under which bytes of them lie. */
export async function discardedFiles(db: Db, most: number) {
  const files = await db
    .selectFrom('files')
    .select(['id', 'key'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(most)
    .execute();
  if (files.length === 0) return [];
  const renditions = await db
    .selectFrom('file_renditions')
    .select(['file_id', 'key'])
    .where(
      'file_id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
  return files.map(({ id, key }) => ({
    id,
    keys: [key, ...renditions.filter(({ file_id }) => file_id === id).map((rendition) => rendition.key)],
  }));
}

export async function forgetFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).where('removed_at', 'is not', null).execute();
}
