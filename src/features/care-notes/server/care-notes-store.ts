import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import type { Db } from '#server/db/db.ts';
import { rolesWith } from '#shared/place-roles.ts';
import type { CareNotes } from '../care-notes.ts';

type NoteColumns = { notes: CareNotes }; // written by writeNotes only

type Reader = { userId: string; now: Date };

/** Whoever may both book for somebody and see their records. */
const inConfidence = (db: Db, { userId, now }: Reader) =>
  sql<boolean>`(bookings.person_id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))
    and bookings.person_id = any(array(${peopleOf(db, { userId, scope: 'records', now })})))`;

const booked = (db: Db, asking: Reader) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .leftJoin('care_notes', 'care_notes.booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.person_id', 'bookings.provider_id', 'bookings.status'])
    .select(['bookings.ends_at', 'people.first_name', 'people.last_name'])
    .select(['care_notes.notes', 'care_notes.version', 'care_notes.updated_at'])
    .$narrowType<{ notes: CareNotes | null }>()
    .where(inConfidence(db, asking));
export type BookedRow = Awaited<ReturnType<ReturnType<typeof booked>['executeTakeFirstOrThrow']>>;

/** One booking of somebody for whom this account may book and whose records it may see, with what was written. */
export const notesOf = (db: Db, bookingId: string, asking: Reader) =>
  booked(db, asking).where('bookings.id', '=', bookingId).executeTakeFirst();

/** The same, locked until the transaction ends: it is not cancelled meanwhile, and nobody else writes. */
export async function lockNotes(db: Db, bookingId: string, asking: Reader) {
  await db.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().execute();
  return notesOf(db, bookingId, asking);
}

/** What was written last for this person, with whatever booking. */
export async function lastNotes(db: Db, personId: string): Promise<CareNotes | undefined> {
  const row = await db
    .selectFrom('care_notes')
    .select('care_notes.notes')
    .$narrowType<NoteColumns>()
    .where('care_notes.person_id', '=', personId)
    .orderBy('care_notes.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.notes;
}

type NewNotes = { bookingId: string; personId: string; notes: CareNotes; userId: string; now: Date };

/** Puts these in the place of what there was. In the transaction that has locked the booking. Answers their id. */
export async function writeNotes(db: Db, { bookingId, personId, notes, userId, now }: NewNotes): Promise<string> {
  const { id } = await db
    .insertInto('care_notes')
    .values({
      booking_id: bookingId,
      person_id: personId,
      notes: JSON.stringify(notes),
      written_by: userId,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        notes: JSON.stringify(notes),
        version: sql`care_notes.version + 1`,
        written_by: userId,
        updated_at: now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** From acceptance until three days after the end, and not of what was cancelled. */
const isTold = (now: Date) =>
  sql<boolean>`(bookings.status in ('accepted', 'scheduled')
    and bookings.ends_at > ${now}::timestamptz - make_interval(hours => ${CONTACT_HOURS}))`;

/** The providers who read at an instant. */
export type ReadingProviders = { providerIds: readonly string[]; now: Date };

/** Bookings of these providers with which something is told them now. */
export const told = (db: Db, { providerIds, now }: ReadingProviders) =>
  db
    .selectFrom('bookings')
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .where(isTold(now));

/** Whether these providers may read what is told with a booking. */
export const toldWith = (db: Db, bookingId: string, readers: ReadingProviders) =>
  told(db, readers)
    .select(['bookings.id', 'bookings.person_id'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();

const MOST_TOLD = 500;

/** What was written with these bookings, of those that they may read. */
export const notesTold = (db: Db, bookingIds: readonly string[], readers: ReadingProviders) =>
  told(db, readers)
    .innerJoin('care_notes', 'care_notes.booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.person_id', 'care_notes.notes'])
    .$narrowType<NoteColumns>()
    .where(sql<boolean>`bookings.id = any(${bookingIds}::uuid[])`)
    .orderBy('bookings.id')
    .limit(MOST_TOLD)
    .execute();

const MOST_READERS = 100;

/** Who answers for a provider, and who hears at the family’s side: whoever booked, the person, or who looks after them. */
export async function readersOf(db: Db, bookingId: string): Promise<{ managers: string[]; family: string[] }> {
  const managers = await db
    .selectFrom('bookings')
    .innerJoin('provider_managers', 'provider_managers.provider_id', 'bookings.provider_id')
    .select('provider_managers.user_id')
    .where('bookings.id', '=', bookingId)
    .where('provider_managers.role', 'in', rolesWith('answers'))
    .orderBy('provider_managers.user_id')
    .limit(MOST_READERS)
    .execute();
  const family = await db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.user_id', sql<string | null>`coalesce(people.user_id, people.created_by)`.as('decider')])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return {
    managers: managers.map(({ user_id: id }) => id),
    family: [...new Set([family.user_id, family.decider])].filter((id) => id !== null),
  };
}
