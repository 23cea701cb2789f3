import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { Leaver } from '#server/keeping.ts';
import type { Day } from '#shared/dates.ts';
import type { Service } from '../availability-store.ts';
import { isInLine, standsInLine, type StandingState } from './standing-store.ts';

const isStanding = isInLine('slot_lines');
const MOST_LINES = 200;

/** A provider with whom somebody waits; `before`: from when on a slot of theirs comes too late. */
export type WaitedWith = { providerId: string; before: Date };

type NewLine = {
  service: string;
  userId: string;
  personId: PersonId;
  lastDay: Day;
  /** First the one with whom the wish begins. */
  waited: readonly [WaitedWith, ...WaitedWith[]];
  now: Date;
};

/** To the end of the line of each of these providers, by one statement. */
export async function insertLine(db: Db, { service, userId, personId, lastDay, waited, now }: NewLine): Promise<void> {
  const [{ providerId }] = waited;
  await sql`
    with line as (
      insert into slot_lines (provider_id, service, user_id, person_id, last_day, before, created_at, updated_at)
      values (${providerId}, ${service}, ${userId}, ${personId}, ${lastDay}, ${latestOf(waited)}, ${now}, ${now})
      returning slot_lines.id
    )
    insert into line_providers (line_id, provider_id, before)
    select line.id, wished.provider_id, wished.before from line cross join ${wished(waited)}`.execute(db);
}

/** To the end of the lines of more providers, for somebody who waits already. The line is locked. */
export async function addProviders(db: Db, id: string, waited: readonly WaitedWith[]): Promise<void> {
  await sql`
    with widened as (
      update slot_lines set before = greatest(slot_lines.before, ${latestOf(waited)}) where slot_lines.id = ${id}
    )
    insert into line_providers (line_id, provider_id, before)
    select ${id}, wished.provider_id, wished.before from ${wished(waited)}`.execute(db);
}

const latestOf = (waited: readonly WaitedWith[]) => new Date(Math.max(...waited.map(({ before }) => before.getTime())));
const wished = (waited: readonly WaitedWith[]) => sql`unnest(
  ${waited.map(({ providerId }) => providerId)}::uuid[], ${waited.map(({ before }) => before)}::timestamptz[]
) as wished (provider_id, before)`;

type Stander = { service: string; userId: string; personId: string };

/** With whom an account waits for a person already, by the wish. */
export const waitedWith = (db: Db, { service, userId, personId }: Stander) =>
  db
    .selectFrom('slot_lines')
    .innerJoin('line_providers', 'line_providers.line_id', 'slot_lines.id')
    .select(['slot_lines.id', 'line_providers.provider_id as providerId'])
    .where('slot_lines.user_id', '=', userId)
    .where('slot_lines.person_id', '=', personId)
    .where('slot_lines.service', '=', service)
    .where(isStanding)
    .orderBy('line_providers.number')
    .limit(MOST_LINES)
    .execute();

/** Somebody waits with this provider no more. Answers whether they wait with others still; the wish is of one of those then. The line is locked. */
export async function dropProvider(db: Db, { id, providerId }: { id: string; providerId: string }): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    with left_over as (
      select line_providers.provider_id from line_providers
      where line_providers.line_id = ${id} and line_providers.provider_id <> ${providerId}
      order by line_providers.number limit 1
    ), dropped as (
      delete from line_providers where line_providers.line_id = ${id} and line_providers.provider_id = ${providerId}
    ), handed as (
      update slot_lines set provider_id = left_over.provider_id from left_over
      where slot_lines.id = ${id} and slot_lines.provider_id = ${providerId}
    )
    select exists (select from left_over) as "isLeft"`.execute(db);
  return rows.some(({ isLeft }) => isLeft);
}

/** Whose time it is; of who is offered none, with whom the wish began. */
const whose = sql<string>`coalesce(slot_lines.slot_provider_id, slot_lines.provider_id)`;
// Asked beside the row: it may be of somebody else once the row is locked.
const ofWhose = (column: 'name' | 'time_zone') =>
  sql<string>`(select ${sql.ref(`providers.${column}`)} from providers where providers.id = ${whose})`;

const lines = (db: Db) =>
  db
    .selectFrom('slot_lines')
    .innerJoin('people', 'people.id', 'slot_lines.person_id')
    .select(['slot_lines.id', 'slot_lines.service', 'slot_lines.user_id'])
    .select(['slot_lines.person_id', 'slot_lines.last_day', 'slot_lines.before'])
    .select(['slot_lines.slot_at', 'slot_lines.offered_until'])
    .select('slot_lines.provider_id as first_provider_id')
    .select(whose.as('provider_id'))
    .select(ofWhose('name').as('provider_name'))
    .select(ofWhose('time_zone').as('time_zone'))
    .select(['people.first_name', 'people.last_name', 'people.user_id as person_user_id'])
    .select(sql<StandingState>`slot_lines.state`.as('state'));
export type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

const MOST_LISTED = 50;

/** A provider with whom somebody waits, and the place in line there. */
type Place = { _id: string; name: string; place: number };

/** With whom somebody waits, first the one with whom the wish began. */
const places = sql<Place[]>`(
  select json_agg(json_build_object('_id', asked.provider_id, 'name', providers.name, 'place', (
      select count(*)::int from line_providers as ahead join slot_lines as others on others.id = ahead.line_id
      where ahead.provider_id = asked.provider_id and ahead.number <= asked.number
        and others.service = slot_lines.service and others.state = 'waiting'
    )) order by asked.provider_id <> slot_lines.provider_id, asked.number)
  from line_providers as asked join providers on providers.id = asked.provider_id
  where asked.line_id = slot_lines.id
)`;

/** The lines of a service in which an account stands for people for whom it may book, what is offered first. */
export const linesOf = (db: Db, { service, userId, now }: { service: string; userId: string; now: Date }) =>
  lines(db)
    .select(places.as('places'))
    .where('slot_lines.user_id', '=', userId)
    .where('slot_lines.service', '=', service)
    .where(isStanding)
    .where('slot_lines.person_id', 'in', peopleOf(db, { userId, scope: 'bookings', now }))
    .orderBy(sql`slot_lines.state = 'waiting'`)
    .orderBy('slot_lines.last_day')
    .orderBy('slot_lines.number')
    .limit(MOST_LISTED)
    .execute();

/** A place in line, locked; with `userId` only of this account, for somebody for whom it may book. */
export const lockLine = (db: Db, { id, userId, now }: { id: string; userId?: string; now: Date }) =>
  lines(db)
    .where('slot_lines.id', '=', id)
    .$if(userId !== undefined, (query) =>
      query
        .where('slot_lines.user_id', '=', userId ?? '')
        .where('slot_lines.person_id', 'in', peopleOf(db, { userId: userId ?? '', scope: 'bookings', now })),
    )
    .forNoKeyUpdate('slot_lines')
    .executeTakeFirst();

type LineWrite = { state: StandingState; slotAt?: null; offeredUntil?: Date; now: Date };

/** What has become of a wish. Once it is over, it stands in no line. */
export async function writeLine(db: Db, id: string, { state, slotAt, offeredUntil, now }: LineWrite): Promise<void> {
  await db
    .updateTable('slot_lines')
    .set({ state, updated_at: now })
    .$if(slotAt !== undefined, (query) => query.set({ slot_at: null, slot_provider_id: null }))
    .$if(offeredUntil !== undefined, (query) => query.set({ offered_until: offeredUntil ?? null }))
    .where('slot_lines.id', '=', id)
    .execute();
  if (standsInLine({ state })) return;
  await db.deleteFrom('line_providers').where('line_providers.line_id', '=', id).execute();
}

/** A slot that was declined is not offered to this line again. */
export async function writeDeclined(db: Db, { id, provider_id: providerId }: LineRow, slotAt: Date): Promise<void> {
  await db
    .updateTable('line_providers')
    .set({ declined: sql<Date[]>`array_append(line_providers.declined, ${slotAt}::timestamptz)` })
    .where('line_providers.line_id', '=', id)
    .where('line_providers.provider_id', '=', providerId)
    .execute();
}

/** Ends the wishes of this person that reach a provider, because a time of theirs is booked there. Answers the accounts that waited, and which of them hold something. */
export async function writeBooked(
  db: Db,
  { providerId, service, personId, now }: Service & { personId: string; now: Date },
): Promise<{ user_id: string; slot_at: Date | null }[]> {
  const { rows } = await sql<{ user_id: string; slot_at: Date | null }>`
    with ended as (
      update slot_lines set state = 'booked', updated_at = ${now} from line_providers as asked
      where asked.line_id = slot_lines.id and asked.provider_id = ${providerId}
        and slot_lines.person_id = ${personId} and slot_lines.service = ${service} and ${isStanding}
      returning slot_lines.id, slot_lines.user_id, slot_lines.slot_at
    ), gone as (
      delete from line_providers using ended where line_providers.line_id = ended.id
    )
    select ended.user_id, ended.slot_at from ended`.execute(db);
  return rows;
}

/** The lines in which an account stands, or one of its people. */
export async function linesWith(db: Db, { userId, people }: Leaver): Promise<string[]> {
  const rows = await db
    .selectFrom('slot_lines')
    .select('slot_lines.id')
    .where(isStanding)
    .where((is) =>
      is.or([is('slot_lines.user_id', '=', userId), sql<boolean>`slot_lines.person_id = any(${people}::uuid[])`]),
    )
    .orderBy('slot_lines.id')
    .limit(MOST_LINES)
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_AT_A_PLACE = 5000;

/** All who stand in the lines of a provider, whose name it answers, too. */
export const linesAt = (db: Db, providerId: string) =>
  db
    .selectFrom('line_providers')
    .innerJoin('slot_lines', 'slot_lines.id', 'line_providers.line_id')
    .innerJoin('providers', 'providers.id', 'line_providers.provider_id')
    .select(['slot_lines.id', 'providers.name as providerName'])
    .where('line_providers.provider_id', '=', providerId)
    .where(isStanding)
    .orderBy('slot_lines.id')
    .limit(MOST_AT_A_PLACE)
    .execute();

/** How many wait at a provider for an earlier time of a service, those with an offer too. */
export async function countWaitingAt(db: Db, { providerId, service }: Service): Promise<number> {
  const { count } = await db
    .selectFrom('line_providers')
    .innerJoin('slot_lines', 'slot_lines.id', 'line_providers.line_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('line_providers.provider_id', '=', providerId)
    .where('slot_lines.service', '=', service)
    .where(isStanding)
    .executeTakeFirstOrThrow();
  return count;
}

/** The slots of a service that are held for somebody in line, in their order. */
export async function offeredAt(db: Db, { providerId, service }: Service): Promise<Date[]> {
  const rows = await db
    .selectFrom('slot_holds')
    .select('slot_holds.starts_at')
    .where('slot_holds.provider_id', '=', providerId)
    .where('slot_holds.service', '=', service)
    .where('slot_holds.line_id', 'is not', null)
    .orderBy('slot_holds.starts_at')
    .limit(MOST_AT_A_PLACE)
    .execute();
  return rows.map((row) => row.starts_at);
}
