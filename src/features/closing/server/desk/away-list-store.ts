import { sql } from 'kysely';
import type { ClosingKind } from '#features/account/leaving.ts';
import type { Db } from '#server/db/db.ts';
import { plain } from '#server/db/plain.ts';
import { DAY_MS } from '#shared/durations.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';

const away = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language', 'users.closing'])
    .select(['users.closes_at', 'users.email_verified_at', 'users.way_back_at', 'people.id as person_id'])
    .$narrowType<{ closing: ClosingKind; closes_at: Date }>() // both are there, or neither
    .where('users.closes_at', 'is not', null);
export type AwayRow = Awaited<ReturnType<ReturnType<typeof away>['executeTakeFirstOrThrow']>>;

/** Those with these letters in their name or address, the one that ends first at the top. */
export async function awayAccountsOf(db: Db, { text, page }: { text: string; page: number }) {
  const sought = sql<boolean>`position(${plain(sql`${text}::text`)} in
    ${plain(sql`users.first_name || ' ' || users.last_name || ' ' || users.email`)}) > 0`;
  const rows = await away(db)
    .$if(text !== '', (query) => query.where(sought))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('users.closes_at')
    .orderBy('users.id')
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** One of them, locked until the transaction ends. */
export const lockAway = (db: Db, id: string) =>
  away(db).where('users.id', '=', id).forUpdate('users').executeTakeFirst();

export async function noteWayBack(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ way_back_at: now }).where('users.id', '=', id).execute();
}

/** Accounts that should have been erased a day ago. */
export async function heldAccounts(db: Db, now: Date): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, oldest_at: oldestAt } = await db
    .selectFrom('users')
    .select((is) => is.fn.countAll<number>().as('count'))
    .select((is) => is.fn.min('users.closes_at').as('oldest_at'))
    .where('users.closes_at', '<', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt };
}
