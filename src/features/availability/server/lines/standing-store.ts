import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Where people stand in line: for an earlier time, or for a seat on a day. */
type LineTable = 'slot_lines' | 'seat_waiters';
/** What has become of a place in line. Reserved: something is held, and the family is about to hear of it. */
export type StandingState = 'waiting' | 'reserved' | 'offered' | 'booked' | 'passed' | 'left' | 'over';

/** Those who still wait, or hold what they were offered. */
export const isInLine = (table: LineTable): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.state`)} in ('waiting', 'reserved', 'offered')`;

/** The same of a row that was read. */
export const standsInLine = ({ state }: { state: StandingState }): boolean =>
  state === 'waiting' || state === 'reserved' || state === 'offered';

/** How many places in line an account has, once it is locked: of many at once each counts those before it. */
export async function countStanding(db: Db, table: LineTable, userId: string): Promise<number> {
  await db.selectFrom('users').select('users.id').where('users.id', '=', userId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(`${table}.user_id`)} = ${userId} and ${isInLine(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
