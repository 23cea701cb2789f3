import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { Leaver } from '#server/keeping.ts';
import type { Day } from '#shared/dates.ts';
import type { Service } from '../availability-store.ts';
import { isInLine, type StandingState } from './standing-store.ts';

type NewLine = Service & { userId: string; personId: PersonId; lastDay: Day; before: Date; now: Date };

/** To the end of the line. False for who stands in it already: they stay where they are. */
export async function insertLine(db: Db, { providerId, service, userId, personId, lastDay, before, now }: NewLine) {
  const row = await db
    .insertInto('slot_lines')
    .values({
      provider_id: providerId,
      service,
      user_id: userId,
      person_id: personId,
      last_day: lastDay,
      before,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const isStanding = isInLine('slot_lines');

const lines = (db: Db) =>
  db
    .selectFrom('slot_lines')
    .innerJoin('providers', 'providers.id', 'slot_lines.provider_id')
    .innerJoin('people', 'people.id', 'slot_lines.person_id')
    .select(['slot_lines.id', 'slot_lines.provider_id', 'slot_lines.service', 'slot_lines.user_id'])
    .select(['slot_lines.person_id', 'slot_lines.last_day', 'slot_lines.before'])
    .select(['slot_lines.slot_at', 'slot_lines.offered_until'])
    .select(['providers.name as provider_name', 'providers.time_zone'])
    .select(['people.first_name', 'people.last_name', 'people.user_id as person_user_id'])
    .select(sql<StandingState>`slot_lines.state`.as('state'));
export type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

const MOST_LISTED = 50;

/** The lines of a service in which an account stands for people for whom it may book, what is offered first. */
export const linesOf = (db: Db, { service, userId, now }: { service: string; userId: string; now: Date }) =>
  lines(db)
    .select(
      sql<number>`(select count(*)::int from slot_lines as ahead where ahead.provider_id = slot_lines.provider_id
        and ahead.service = slot_lines.service and ahead.state = 'waiting' and ahead.number <= slot_lines.number)`.as(
        'place',
      ),
    )
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

type LineWrite = { state: StandingState; slotAt?: Date | null; offeredUntil?: Date; declined?: Date; now: Date };

export async function writeLine(db: Db, id: string, { state, slotAt, offeredUntil, declined, now }: LineWrite) {
  await db
    .updateTable('slot_lines')
    .set({ state, updated_at: now })
    .$if(slotAt !== undefined, (query) => query.set({ slot_at: slotAt ?? null }))
    .$if(offeredUntil !== undefined, (query) => query.set({ offered_until: offeredUntil ?? null }))
    .$if(declined !== undefined, (query) =>
      query.set({ declined: sql<Date[]>`array_append(slot_lines.declined, ${declined}::timestamptz)` }),
    )
    .where('slot_lines.id', '=', id)
    .execute();
}

/** Ends the lines in which this person stands at a provider, because a time of theirs is booked. Answers the accounts that waited, and which of them hold something. */
export const writeBooked = (
  db: Db,
  { providerId, service, personId, now }: Service & { personId: string; now: Date },
) =>
  db
    .updateTable('slot_lines')
    .set({ state: 'booked', updated_at: now })
    .where('slot_lines.person_id', '=', personId)
    .where('slot_lines.provider_id', '=', providerId)
    .where('slot_lines.service', '=', service)
    .where(isStanding)
    .returning(['slot_lines.user_id', 'slot_lines.slot_at'])
    .execute();

const MOST_LINES = 200;

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

/** All who stand in the lines of a provider. */
export async function linesAt(db: Db, providerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('slot_lines')
    .select('slot_lines.id')
    .where('slot_lines.provider_id', '=', providerId)
    .where(isStanding)
    .orderBy('slot_lines.id')
    .limit(MOST_AT_A_PLACE)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many wait at a provider for an earlier time of a service, those with an offer too. */
export async function countWaitingAt(db: Db, { providerId, service }: Service): Promise<number> {
  const { count } = await db
    .selectFrom('slot_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('slot_lines.provider_id', '=', providerId)
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
