import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type CopyState, MOST_COPIES } from '../../closing.ts';

export const MAKE_COPY = 'make-copy';

const copies = (db: Db) =>
  db.selectFrom('account_exports').selectAll('account_exports').$narrowType<{ state: CopyState }>();
export type CopyRow = Awaited<ReturnType<ReturnType<typeof copies>['executeTakeFirstOrThrow']>>;

/** The last copies that an account has asked for, the newest first. */
export const copiesOf = (db: Db, userId: string): Promise<CopyRow[]> =>
  copies(db).where('user_id', '=', userId).orderBy('asked_at', 'desc').orderBy('id').limit(MOST_COPIES).execute();

/** Hands a copy to the queue; undefined when one is being made. In the caller's transaction. */
export async function insertCopy(db: Db, { userId, now }: { userId: string; now: Date }): Promise<string | undefined> {
  const asked = await db
    .insertInto('account_exports')
    .values({ user_id: userId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (asked)
    await sql`select graphile_worker.add_job(${MAKE_COPY}, json_build_object('id', ${asked.id}::text), max_attempts => 5)`.execute(
      db,
    );
  return asked?.id;
}

/** A copy that is to be made, for an account that is there. */
export const askedCopy = (db: Db, id: string) =>
  db
    .selectFrom('account_exports')
    .innerJoin('users', 'users.id', 'account_exports.user_id')
    .select(['account_exports.id', 'users.id as user_id', 'users.email', 'users.first_name', 'users.last_name'])
    .select('users.language')
    .where('account_exports.id', '=', id)
    .where('account_exports.state', '=', 'asked')
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
export type AskedCopy = NonNullable<Awaited<ReturnType<typeof askedCopy>>>;

export type Piece = { number: number; key: string; bytes: number };

/** Pieces that a try has left behind which did not get to its end; answers their keys. */
export async function dropPieces(db: Db, id: string): Promise<string[]> {
  const dropped = await db.deleteFrom('account_export_pieces').where('export_id', '=', id).returning('key').execute();
  return dropped.map(({ key }) => key);
}

export async function insertPiece(db: Db, id: string, { number, key, bytes }: Piece): Promise<void> {
  await db.insertInto('account_export_pieces').values({ export_id: id, number, key, bytes }).execute();
}

type FinishedCopy = { id: string; pieces: readonly Piece[]; expiresAt: Date; now: Date };

/** True for the try that has made it. Throws when another one has written among its pieces: half of each would look whole. */
export async function markReady(db: Db, { id, pieces, expiresAt, now }: FinishedCopy): Promise<boolean> {
  const there = await piecesOf(db, id);
  if (there.map(({ key }) => key).join() !== pieces.map(({ key }) => key).join())
    throw new Error('Two tries have written one copy.');
  const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  const { numUpdatedRows } = await db
    .updateTable('account_exports')
    .set({ state: 'ready', bytes, ready_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A copy of this account that can be fetched at that instant. */
export const readyCopy = (db: Db, { id, userId, now }: { id: string; userId: string; now: Date }) =>
  copies(db)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const piecesOf = (db: Db, id: string): Promise<Piece[]> =>
  db
    .selectFrom('account_export_pieces')
    .select(['number', 'key', 'bytes'])
    .where('export_id', '=', id)
    .orderBy('number')
    .limit(1000)
    .execute();

const MOST_AT_ONCE = 100;

/** Copies whose time is over, the longest first. */
export async function copiesOver(db: Db, now: Date): Promise<string[]> {
  const over = await db
    .selectFrom('account_exports')
    .select('id')
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return over.map(({ id }) => id);
}

/** Copies that nobody has made for so long: their tries are over. Each is given up once. */
export const giveUpCopies = (db: Db, before: Date) =>
  db
    .updateTable('account_exports')
    .from('users')
    .set({ state: 'failed' })
    .whereRef('users.id', '=', 'account_exports.user_id')
    .where('account_exports.state', '=', 'asked')
    .where('account_exports.asked_at', '<', before)
    .returning(['account_exports.id', 'users.id as user_id', 'users.email', 'users.first_name', 'users.language'])
    .execute();

// An archive takes minutes: whoever has been at one for so long was killed.
const STUCK_MINUTES = 30;

/** What a killed process was making is free for another one; the queue by itself waits for four hours. */
export async function freeStuckCopies(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct jobs.locked_by))
    from graphile_worker.jobs
    where jobs.task_identifier = ${MAKE_COPY} and jobs.locked_at < now() - make_interval(mins => ${STUCK_MINUTES})
    having count(*) > 0`.execute(db);
}

export async function markGone(db: Db, id: string): Promise<void> {
  await db.updateTable('account_exports').set({ state: 'gone' }).where('id', '=', id).execute();
}

/** The bytes of every copy of an account. */
export async function removePieces(db: Db, { ports, userId }: { ports: Pick<Ports, 'files'>; userId: string }) {
  const pieces = await db
    .selectFrom('account_export_pieces')
    .innerJoin('account_exports', 'account_exports.id', 'account_export_pieces.export_id')
    .select('account_export_pieces.key')
    .where('account_exports.user_id', '=', userId)
    .orderBy('account_export_pieces.key')
    .limit(1000)
    .execute();
  for (const { key } of pieces) await ports.files.remove(key);
}
