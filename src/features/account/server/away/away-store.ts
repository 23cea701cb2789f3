import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Leaver } from '#server/keeping.ts';
import type { ClosingKind } from '../../leaving.ts';

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language', 'users.closes_at'])
    .select(sql<ClosingKind | null>`users.closing`.as('closing'))
    .where('users.closed_at', 'is', null);
export type ClosingAccount = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

/** Until when an account is away, and by what it asked for; undefined when it is not. */
export async function awayOf(db: Db, userId: string): Promise<{ closing: ClosingKind; closesAt: Date } | undefined> {
  const found = await accounts(db).where('users.id', '=', userId).executeTakeFirst();
  return found?.closing && found.closes_at ? { closing: found.closing, closesAt: found.closes_at } : undefined;
}

/** An account that has not been erased; whatever begins to point to it waits until the transaction ends. */
export const lockAccount = (db: Db, userId: string) =>
  accounts(db).where('users.id', '=', userId).forUpdate().executeTakeFirst();

/** Leaving is one thing at a time for an account; taken before any other lock. */
export const lockLeaving = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 13))`.execute(db);

type Departure = { userId: string; closing: ClosingKind; closesAt: Date; now: Date };

export async function writeAway(db: Db, { userId, closing, closesAt, now }: Departure): Promise<void> {
  await db
    .updateTable('users')
    .set({ closing, closes_at: closesAt, closing_told_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

export async function endAway(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ closing: null, closes_at: null, closing_told_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

const MOST_PEOPLE = 100;

/** An account with everybody that it alone decides for. */
export async function leaverOf(db: Db, userId: string): Promise<Leaver> {
  const people = await db
    .selectFrom('people')
    .select('people.id')
    .where((is) =>
      is.or([
        is('people.user_id', '=', userId),
        is.and([is('people.created_by', '=', userId), is('people.user_id', 'is', null)]),
      ]),
    )
    .orderBy(sql`people.user_id is null`)
    .orderBy('people.id')
    .limit(MOST_PEOPLE)
    .execute();
  return { userId, people: people.map(({ id }) => id) };
}

/**
 * Nothing begins for somebody who is away: neither by whoever acts nor for a person whose account has left. Part of the statement that
 * begins something, which reads all of it and is undone where one of them is away. Waits for one of them who is about to leave, and
 * keeps both until the transaction ends, so that their leaving sees what was begun.
 */
export const presence = (db: Pick<Db, 'selectFrom'>, { userId, personId }: { userId: string; personId: string }) =>
  db
    .selectFrom('users')
    .select(sql<boolean>`(users.closes_at is not null or users.closed_at is not null)`.as('is_away'))
    .where((is) =>
      is.or([
        is('users.id', '=', userId),
        is(
          'users.id',
          '=',
          sql<string>`(
          select coalesce(people.user_id, people.created_by) from people where people.id = ${personId})`,
        ),
      ]),
    )
    .orderBy('users.id')
    .forKeyShare();

/** What was sent to the addresses of an account before it was known whose they are. */
export async function forgetAddresses(db: Db, userId: string): Promise<void> {
  const addresses = sql`(select unnest(array[users.email, users.phone]) from users where users.id = ${userId})`;
  await sql`delete from codes where codes.target in ${addresses}`.execute(db);
  await sql`delete from tickets where tickets.target in ${addresses}`.execute(db);
}

/** Leaves the row of an account without an address: whoever had it can sign up anew. */
export async function writeClosed(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: sql`users.id || '@closed.invalid'`,
      closing: null,
      closes_at: null,
      closing_told_at: null,
      closed_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

const MOST_AT_ONCE = 50;

/** Accounts whose time to come back is over, the longest first. */
export async function closingsDue(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.closes_at', '<=', now)
    .orderBy('users.closes_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return due.map(({ id }) => id);
}

/** One of them, unless another sweep has it, or it has just come back. */
export const lockDue = (db: Db, userId: string, now: Date) =>
  accounts(db)
    .where('users.id', '=', userId)
    .where('users.closes_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Accounts that are erased before `before` and have not been reminded of it; each is told by the one that gets it here. */
export const remindable = (db: Db, { before, now }: { before: Date; now: Date }) =>
  db
    .updateTable('users')
    .set({ closing_told_at: now })
    .where(
      'users.id',
      'in',
      db
        .selectFrom('users')
        .select('users.id')
        .where('users.closes_at', '<=', before)
        .where('users.closing_told_at', 'is', null)
        .orderBy('users.closes_at')
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['users.id', 'users.email', 'users.first_name', 'users.language', 'users.closes_at'])
    .execute();
