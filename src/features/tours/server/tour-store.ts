import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, instantOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { TourOutcome, TourState, tourEnders } from '../tour.ts';

type Ender = (typeof tourEnders)[number];
type TourColumns = { status: TourState; ended_by: Ender | null; outcome: TourOutcome | null; person_id: PersonId };

// Whatever the zone of the place, for the index.
const WIDELY_MS = 2 * DAY_MS;

export const isOpen = sql<boolean>`tours.status in ('asked', 'offered', 'confirmed')`;

export const tours = (db: Db) =>
  db
    .selectFrom('tours')
    .innerJoin('providers', 'providers.id', 'tours.provider_id')
    .innerJoin('people', 'people.id', 'tours.person_id')
    .innerJoin('users as asker', 'asker.id', 'tours.user_id')
    .selectAll('tours')
    .select(['providers.name as provider_name', 'providers.time_zone', 'providers.phone as provider_phone'])
    .select(['providers.street', 'providers.city', 'providers.state', 'providers.zip'])
    .select(['people.first_name', 'people.last_name', 'people.user_id as person_user_id'])
    .select(['asker.first_name as asker_first', 'asker.last_name as asker_last'])
    .$narrowType<TourColumns>();
export type TourRow = Awaited<ReturnType<ReturnType<typeof tours>['executeTakeFirstOrThrow']>>;

export type Family = { userId: string; now: Date };
const ofFamily = ({ userId, now }: Family, db: Db) =>
  sql<boolean>`tours.person_id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))`;
export const ofPlace = (userId: string) =>
  sql<boolean>`tours.provider_id in ${placesOf({ userId, right: 'contacts' })}`;

/** One of a person for whom this account may book. */
export const tourOfFamily = (db: Db, id: string, family: Family) =>
  tours(db).where('tours.id', '=', id).where(ofFamily(family, db)).executeTakeFirst();

const MOST_LISTED = 60;

/** What needs an answer first, then what comes, the soonest first, then what is over, the latest first. */
export const toursOfFamily = (db: Db, { personId, ...family }: Family & { personId: string | undefined }) =>
  tours(db)
    .where(ofFamily(family, db))
    .$if(personId !== undefined, (query) => query.where('tours.person_id', '=', personId ?? ''))
    .orderBy(sql`case when tours.status = 'offered' then 0 when ${isOpen} then 1 else 2 end`)
    .orderBy(sql`case when ${isOpen} then tours.starts_at end`)
    .orderBy('tours.starts_at', 'desc')
    .orderBy('tours.id')
    .limit(MOST_LISTED)
    .execute();

const MOST_IN_A_WEEK = 30;

/** The asked and confirmed visits of a person, and those that have been, on these days at the place. */
export const toursWithin = (db: Db, { personId, from, to }: { personId: PersonId; from: Day; to: Day }) =>
  tours(db)
    .where('tours.person_id', '=', personId)
    .where('tours.status', 'in', ['asked', 'confirmed', 'done'])
    .where('tours.starts_at', '>=', new Date(instantOf(from, '00:00', 'UTC').getTime() - DAY_MS))
    .where('tours.starts_at', '<', new Date(instantOf(to, '00:00', 'UTC').getTime() + WIDELY_MS))
    .orderBy('tours.starts_at')
    .orderBy('tours.id')
    .limit(MOST_IN_A_WEEK)
    .execute();

export const tourSentAs = (db: Db, { userId, clientId }: { userId: string; clientId: string }) =>
  db
    .selectFrom('tours')
    .select('tours.id')
    .where('tours.user_id', '=', userId)
    .where('tours.client_id', '=', clientId)
    .executeTakeFirst();

export async function countOpenTours(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tours')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('tours.user_id', '=', userId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const MOST_STANDING = 1000;

/** Visits of these people that have not ended. */
export async function openToursOf(db: Db, people: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('tours')
    .select('tours.id')
    .where(sql<boolean>`tours.person_id = any(${people}::uuid[])`)
    .where(isOpen)
    .orderBy('tours.id')
    .limit(MOST_STANDING)
    .execute();
  return found.map(({ id }) => id);
}

/** Visits at a place that have not begun, and those that wait for an answer. */
export async function openToursAt(db: Db, { providerId, now }: { providerId: string; now: Date }): Promise<string[]> {
  const found = await db
    .selectFrom('tours')
    .select('tours.id')
    .where('tours.provider_id', '=', providerId)
    .where(isOpen)
    .where((is) => is.or([is('tours.status', '=', 'offered'), is('tours.starts_at', '>', now)]))
    .orderBy('tours.id')
    .limit(MOST_STANDING)
    .execute();
  return found.map(({ id }) => id);
}

/** Visits with a number that this account gave. */
export const toursWithNumberOf = (db: Db, userId: string) =>
  db
    .selectFrom('tours')
    .select('tours.id')
    .where('tours.user_id', '=', userId)
    .where('tours.phone', 'is not', null)
    .orderBy('tours.id')
    .limit(MOST_STANDING)
    .execute();

export type LockedTour = NonNullable<Awaited<ReturnType<typeof lockTour>>>;
type Seeker = { family: Family } | { managerId: string } | 'clock';

/** One visit, until the transaction ends: of a person one may book for, or at a place that one answers for. */
export const lockTour = (db: Db, id: string, seeker: Seeker) =>
  tours(db)
    .where('tours.id', '=', id)
    .$if(seeker !== 'clock', (query) =>
      query.where(
        seeker === 'clock'
          ? sql<boolean>`true`
          : 'family' in seeker
            ? ofFamily(seeker.family, db)
            : ofPlace(seeker.managerId),
      ),
    )
    .forNoKeyUpdate('tours')
    .executeTakeFirst();

type NewTourRow = {
  userId: string;
  personId: PersonId;
  providerId: string;
  clientId: string;
  startsAt: Date;
  endsAt: Date;
  answerBy: Date;
  wishes: string;
  language: string;
  phone: string | null;
  consentWords: string | null;
  consentVersion: string | null;
  now: Date;
};

/** Undefined when the account, or the person, has one open at that place. */
export async function insertTour(db: Db, tour: NewTourRow): Promise<string | undefined> {
  const row = await db
    .insertInto('tours')
    .values({
      provider_id: tour.providerId,
      user_id: tour.userId,
      person_id: tour.personId,
      client_id: tour.clientId,
      status: 'asked',
      starts_at: tour.startsAt,
      ends_at: tour.endsAt,
      answer_by: tour.answerBy,
      wishes: tour.wishes,
      language: tour.language,
      phone: tour.phone,
      consent_words: tour.consentWords,
      consent_version: tour.consentVersion,
      consented_at: tour.phone === null ? null : tour.now,
      created_at: tour.now,
      updated_at: tour.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tours.id')
    .executeTakeFirst();
  return row?.id;
}

export type TourWrite = Partial<{
  status: TourState;
  starts_at: Date;
  ends_at: Date;
  other_times: Date[];
  answer_by: Date | null;
  phone: null;
  phone_seen_at: Date;
  phone_withdrawn_at: Date;
  note: string;
  reason: string | null;
  ended_by: Ender;
  outcome: TourOutcome;
  sure_at: Date | null;
  sequence: number;
  updated_at: Date;
}>;

export async function writeTour(db: Db, id: string, change: TourWrite): Promise<void> {
  await db.updateTable('tours').set(change).where('tours.id', '=', id).execute();
}
