import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { BookingColumns } from '#features/bookings/server/store.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Page } from '#server/db/pages.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { MOST_ADDENDA, MOST_IN_RECORDS, type SummaryDraft } from '../summary.ts';

/** Bookings that stand, with what was written of them; what was signed is there whatever became of its booking. */
export const visits = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .leftJoin('visit_summaries', 'visit_summaries.booking_id', 'bookings.id')
    .where(({ or, eb }) =>
      or([eb('bookings.status', 'in', ['accepted', 'scheduled']), eb('visit_summaries.signed_at', 'is not', null)]),
    )
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.kind',
      'bookings.person_id',
      'bookings.provider_id',
      'bookings.provider_name',
      'bookings.starts_at',
      'bookings.ends_at',
      'bookings.time_zone',
      'bookings.snapshot',
      'bookings.note',
      'people.first_name',
      'people.last_name',
      'visit_summaries.id as summary_id',
      'visit_summaries.draft',
      'visit_summaries.version',
      'visit_summaries.notes',
      'visit_summaries.diagnosis',
      'visit_summaries.follow_up_weeks',
      'visit_summaries.signed_at',
    ])
    .$narrowType<Pick<BookingColumns, 'snapshot'> & { draft: SummaryDraft | null }>(); // written by keepDraft only
export type VisitRow = Awaited<ReturnType<ReturnType<typeof visits>['executeTakeFirstOrThrow']>>;
export type SignedRow = VisitRow & { summary_id: string; signed_at: Date; notes: string };

export const isSigned = (row: VisitRow): row is SignedRow => row.signed_at !== null;

type SummaryQuery = { id: string; userId: string; now: Date };

/** The visit of a booking with a signed summary, for whoever may see the health records of its person at that instant. */
export async function signedFor(db: Db, { id, userId, now }: SummaryQuery): Promise<SignedRow | undefined> {
  const row = await visits(db)
    .where('bookings.id', '=', id)
    .where('visit_summaries.signed_at', 'is not', null)
    .where(sql<boolean>`bookings.person_id = any(array(${peopleOf(db, { userId, scope: 'records', now })}))`)
    .executeTakeFirst();
  return row && isSigned(row) ? row : undefined;
}

/** The same, for whoever is known to read it. */
export async function signedOf(db: Db, id: string): Promise<SignedRow | undefined> {
  const row = await visits(db).where('bookings.id', '=', id).executeTakeFirst();
  return row && isSigned(row) ? row : undefined;
}

/** Those of a person that can be read: signed last, the last visit first. */
export async function signedOfPerson(db: Db, person: PersonId): Promise<SignedRow[]> {
  const rows = await everySigned(db, person)
    .orderBy('visit_summaries.signed_at', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_IN_RECORDS)
    .execute();
  return rows.filter(isSigned).toSorted((one, other) => other.starts_at.getTime() - one.starts_at.getTime());
}

/** A page of all of them. */
export async function signedAfter(db: Db, person: PersonId, { after, most }: Page): Promise<SignedRow[]> {
  const rows = await everySigned(db, person)
    .where('bookings.id', '>', after)
    .orderBy('bookings.id')
    .limit(most)
    .execute();
  return rows.filter(isSigned);
}

const everySigned = (db: Db, person: PersonId) =>
  visits(db).where('visit_summaries.person_id', '=', person).where('visit_summaries.signed_at', 'is not', null);

/** How many there are. */
export async function countSigned(db: Db, person: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom('visit_summaries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('visit_summaries.person_id', '=', person)
    .where('visit_summaries.signed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

const right = 'summaries';

/** The visit of a booking at a place where this account writes summaries. */
export const visitAt = (db: Db, { id, userId }: Omit<SummaryQuery, 'now'>): Promise<VisitRow | undefined> =>
  visits(db)
    .where('bookings.id', '=', id)
    .where(sql<boolean>`bookings.provider_id = any(array${placesOf({ userId, right })})`)
    .executeTakeFirst();

type VisitQuery = { providerId: string; kinds: readonly string[]; until: Date; page: number };

/** The visits of a place that have begun by an instant, the last one first, and how many there are. */
export async function visitsAt(db: Db, { providerId, kinds, until, page }: VisitQuery) {
  const begun = visits(db)
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.kind', 'in', kinds)
    .where('bookings.starts_at', '<=', until);
  const [rows, counted] = await Promise.all([
    begun
      .orderBy('bookings.starts_at', 'desc')
      .orderBy('bookings.id')
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page))
      .execute(),
    begun
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count: counted.count };
}

/** The visit that a summary is of. */
export const bookingOfSummary = (db: Db, summaryId: string) =>
  db
    .selectFrom('visit_summaries')
    .select('visit_summaries.booking_id')
    .where('visit_summaries.id', '=', summaryId)
    .executeTakeFirst();

type DraftWrite = {
  visit: Pick<VisitRow, 'id' | 'person_id' | 'provider_id'>;
  version: number;
  userId: string;
  now: Date;
};

/** Keeps a draft over that version of it, and answers the id of the summary; undefined where another one is there, or it is signed. */
export async function keepDraft(
  db: Db,
  { visit, version, userId, now, draft }: DraftWrite & { draft: SummaryDraft },
): Promise<string | undefined> {
  const written = { draft: JSON.stringify(draft), written_by: userId, updated_at: now };
  const row =
    version === 0
      ? await db
          .insertInto('visit_summaries')
          .values({ booking_id: visit.id, person_id: visit.person_id, provider_id: visit.provider_id, ...written })
          .onConflict((known) => known.doNothing())
          .returning('visit_summaries.id')
          .executeTakeFirst()
      : await db
          .updateTable('visit_summaries')
          .set({ ...written, version: version + 1 })
          .where('visit_summaries.booking_id', '=', visit.id)
          .where('visit_summaries.version', '=', version)
          .where('visit_summaries.signed_at', 'is', null)
          .returning('visit_summaries.id')
          .executeTakeFirst();
  return row?.id;
}

type SignedDraft = { id: string; form: Pick<SummaryDraft, 'notes' | 'diagnosis' | 'followUpWeeks'>; now: Date };

/** Makes of the draft what the patient reads. In the transaction that has kept it last. */
export async function signDraft(db: Db, { id, form, now }: SignedDraft): Promise<void> {
  await db
    .updateTable('visit_summaries')
    .set({
      draft: null,
      notes: form.notes,
      diagnosis: form.diagnosis,
      follow_up_weeks: form.followUpWeeks,
      signed_at: now,
      updated_at: now,
    })
    .where('visit_summaries.id', '=', id)
    .where('visit_summaries.signed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** What was added to these summaries, the first first. */
export const addendaOf = (db: Db, summaryIds: readonly string[]) =>
  db
    .selectFrom('summary_addenda')
    .select(['summary_addenda.id', 'summary_addenda.summary_id', 'summary_addenda.words', 'summary_addenda.created_at'])
    .where(sql<boolean>`summary_addenda.summary_id = any(${[...summaryIds]}::uuid[])`)
    .orderBy('summary_addenda.summary_id')
    .orderBy('summary_addenda.number')
    .limit(MOST_ADDENDA * summaryIds.length)
    .execute();

type NewAddendum = { summaryId: string; number: number; words: string; userId: string; now: Date };

/** False when there is one of that number already. */
export async function insertAddendum(db: Db, { summaryId, number, words, userId, now }: NewAddendum): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('summary_addenda')
    .values({ summary_id: summaryId, number, words, written_by: userId, created_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
