import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Keeping, KeptTable, Leaver } from '#server/keeping.ts';

const MOST_ROWS = 10_000;

type Registry = readonly Keeping[];

const tablesOf = (keepings: Registry): KeptTable[] => keepings.flatMap(({ tables }) => tables);

const column = (kept: KeptTable, name: string) => sql.ref(`${kept.table}.${name}`);

type KeptQuery = { keepings: Registry; leaver: Leaver; copiedAt?: Date };

/** Which rows of a table belong to an account, or are in its copy; undefined where none can be found by it. */
function belonging(kept: KeptTable, sought: KeptQuery): RawBuilder<boolean> | undefined {
  const { keepings, leaver, copiedAt } = sought;
  const { account = [], people = [], of = [], copiesOwn = false } = kept;
  const isOwn = copiedAt !== undefined && copiesOwn;
  const through = (isOwn ? [] : of).flatMap(({ table, column: name }) => {
    const parent = tablesOf(keepings).find((each) => each.table === table);
    const theirs = parent && belonging(parent, sought);
    return theirs
      ? [sql`${column(kept, name)} in (select ${sql.ref(`${table}.id`)} from ${sql.table(table)} where ${theirs})`]
      : [];
  });
  const conditions = [
    ...account.map((name) => sql`${column(kept, name)} = ${leaver.userId}`),
    ...(isOwn ? [] : people).map((name) => sql`${column(kept, name)} = any(${leaver.people}::uuid[])`),
    ...through,
  ];
  if (conditions.length === 0) return undefined;
  const mine = sql<boolean>`(${sql.join(conditions, sql` or `)})`;
  if (!copiedAt || !kept.heldUntil) return mine;
  return sql<boolean>`(${mine} and (${column(kept, kept.heldUntil)} > ${copiedAt}) is not true)`;
}

export type CopiedTable = { table: string; rows: Record<string, unknown>[] };

/** The rows of an account in the tables of one capability, with what they say to their owner. */
export async function copyRows(
  db: Db,
  { keepings, keeping, leaver, now }: { keepings: Registry; keeping: Keeping; leaver: Leaver; now: Date },
): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const kept of keeping.tables) {
    const mine = belonging(kept, { keepings, leaver, copiedAt: now });
    if (!mine || kept.copy.length === 0) continue;
    const names = [
      ...new Set<string>([...kept.copy, ...(kept.people ?? []), ...(kept.of ?? []).map((of) => of.column)]),
    ];
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(names.map((name) => column(kept, name)))} from ${sql.table(kept.table)}
      where ${mine} order by ${sql.join(names.slice(0, 1).map((name) => column(kept, name)))} limit ${MOST_ROWS}`.execute(
      db,
    );
    copied.push({ table: kept.table, rows });
  }
  return copied;
}

/** Erases what is erased, takes the name from what is kept, and has foreign rows forget. In the caller's transaction. */
export async function eraseRows(db: Db, { keepings, leaver }: { keepings: Registry; leaver: Leaver }): Promise<void> {
  const found = tablesOf(keepings).flatMap((kept) => {
    const mine = belonging(kept, { keepings, leaver });
    return mine ? [{ kept, mine }] : [];
  });
  for (const { kept } of found)
    for (const name of kept.forgets ?? [])
      await sql`update ${sql.table(kept.table)} set ${sql.ref(name)} = null
        where ${column(kept, name)} = any(${leaver.people}::uuid[])`.execute(db);
  // What hangs on other rows goes before them: it is found by them.
  for (const { kept, mine } of found.toSorted((one, other) => hanging(other.kept) - hanging(one.kept)))
    if (kept.end === 'erased') await sql`delete from ${sql.table(kept.table)} where ${mine}`.execute(db);
  for (const { kept, mine } of found) {
    const without = typeof kept.end === 'object' ? Object.entries(kept.end.without ?? {}) : [];
    const values = without.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    if (values.length > 0) await sql`update ${sql.table(kept.table)} set ${sql.join(values)} where ${mine}`.execute(db);
  }
}

const hanging = ({ of = [] }: KeptTable) => of.length;

/** Messages to the addresses of an account that were never tied to it. */
export async function forgetMessages(db: Db, userId: string): Promise<void> {
  await sql`
    delete from outbox where outbox.recipient in (
      select unnest(array[users.email, users.phone, users.id::text]) from users where users.id = ${userId})`.execute(
    db,
  );
}

/** What told accounts that they are erased, once it has been sent. */
export async function forgetSent(db: Db): Promise<void> {
  await sql`
    delete from outbox using users
    where users.id = outbox.user_id and users.closed_at is not null and outbox.state <> 'waiting'`.execute(db);
}

/** Payments and stays of accounts that were erased before an instant, and are as old themselves: the law no longer wants them. */
export async function forgetOld(db: Db, before: Date): Promise<void> {
  await sql`
    delete from payments using users
    where users.id = payments.user_id and users.closed_at < ${before} and payments.created_at < ${before}`.execute(db);
  const old = sql`
    select bookings.id from bookings
    join people on people.id = bookings.person_id
    join users on users.id = coalesce(people.user_id, people.created_by)
    where users.closed_at < ${before} and bookings.ends_at < ${before}
      and not exists (select from payments where payments.booking_id = bookings.id)`;
  await sql`update reviews set booking_id = null where reviews.booking_id in (${old})`.execute(db);
  await sql`delete from bookings where bookings.id in (${old})`.execute(db);
}

/** Those without an account whom this one looks after. */
export const dependantsOf = (db: Db, userId: string) =>
  db
    .selectFrom('people')
    .select(['people.id', 'people.first_name', 'people.last_name'])
    .where('people.created_by', '=', userId)
    .where('people.user_id', 'is', null)
    .orderBy('people.first_name')
    .orderBy('people.id')
    .limit(100)
    .execute();

const MOST_OPEN = 20;

/** Bookings at a place that are not over, for whoever they are: it can be given up when there are none. */
export async function hasStanding(db: Db, { providerId, now }: { providerId: string; now: Date }): Promise<boolean> {
  const rows = await db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.status', 'in', ['pending', 'accepted', 'scheduled'])
    .where('bookings.ends_at', '>', now)
    .orderBy('bookings.starts_at')
    .limit(MOST_OPEN)
    .execute();
  return rows.length > 0;
}

/** A place is shown as one that nobody has checked, and can be claimed. */
export async function hidePlace(db: Db, { providerId, now }: { providerId: string; now: Date }): Promise<void> {
  await db
    .updateTable('providers')
    .set({ verified_at: null, photos: '[]', updated_at: now })
    .where('id', '=', providerId)
    .execute();
}
