import { sql } from 'kysely';
import { wasBeforeCancelled } from '#features/bookings/server/ending-store.ts';
import type { BookingColumns } from '#features/bookings/server/store.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { CareService } from '../../services.ts';
import type { Condition, VisitNote } from '../../visit-note.ts';
import { careKinds, MOST_VISITS } from '../../series.ts';

/** Visits of caregivers, one for each time of a booking, with what was written of them. */
const visits = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .leftJoin('care_visit_notes', (join) =>
      join
        .onRef('care_visit_notes.booking_id', '=', 'bookings.id')
        .onRef('care_visit_notes.starts_at', '=', 'booking_times.starts_at'),
    )
    .where('bookings.kind', 'in', [...careKinds])
    .select(['bookings.id', 'bookings.person_id', 'bookings.provider_name', 'bookings.snapshot'])
    .select(['booking_times.starts_at', 'booking_times.ends_at', 'bookings.time_zone'])
    .select(['people.first_name', 'people.last_name'])
    .select(['care_visit_notes.done', 'care_visit_notes.condition', 'care_visit_notes.words'])
    .select(['care_visit_notes.is_to_watch', 'care_visit_notes.version'])
    .select(['care_visit_notes.written_at', 'care_visit_notes.changed_at'])
    .$narrowType<Pick<BookingColumns, 'snapshot'> & { done: CareService[] | null; condition: Condition | null }>(); // by keepNote
export type VisitRow = Awaited<ReturnType<ReturnType<typeof visits>['executeTakeFirstOrThrow']>>;

type NoteReader = { id: string; userId: string; now: Date };

/** The visits of a booking of which something was written, the last one first, for whoever may see the health records of its person at that instant. */
export const notesFor = (db: Db, { id, userId, now }: NoteReader) =>
  visits(db)
    .where('bookings.id', '=', id)
    .where('care_visit_notes.id', 'is not', null)
    .where(sql<boolean>`bookings.person_id = any(array(${peopleOf(db, { userId, scope: 'records', now })}))`)
    .orderBy('booking_times.starts_at', 'desc')
    .limit(MOST_VISITS)
    .execute();

/** `startsAt`: which of the visits of a booking; its first one, when left out. */
type VisitKey = { id: string; startsAt?: Date | undefined; providerIds: readonly string[] };

/** A visit that one of these providers has accepted, and that was not cancelled before it was over. */
export const visitAt = (db: Db, { id, startsAt, providerIds }: VisitKey) =>
  visits(db)
    .where('bookings.id', '=', id)
    .where((is) => is('booking_times.starts_at', '=', startsAt ?? is.ref('bookings.starts_at')))
    .where((is) => is.or([is('bookings.status', 'in', ['accepted', 'scheduled']), wasBeforeCancelled]))
    .where(sql<boolean>`bookings.provider_id = any(${[...providerIds]}::uuid[])`)
    .executeTakeFirst();

/** The same, locked until the transaction ends: it is not cancelled meanwhile, and nobody else writes. */
export async function lockVisit(db: Db, managing: VisitKey) {
  await db.selectFrom('bookings').select('id').where('id', '=', managing.id).forNoKeyUpdate().execute();
  return visitAt(db, managing);
}

type NewNote = {
  visit: Pick<VisitRow, 'id' | 'person_id' | 'starts_at'>;
  note: VisitNote;
  userId: string;
  now: Date;
};

/** Puts this in the place of what there was. In the transaction that has locked the visit. Answers its id. */
export async function keepNote(db: Db, { visit, note, userId, now }: NewNote): Promise<string> {
  const { done, condition, words, isToWatch } = note;
  const written = { done, condition, words, is_to_watch: isToWatch, written_by: userId };
  const { id } = await db
    .insertInto('care_visit_notes')
    .values({
      booking_id: visit.id,
      starts_at: visit.starts_at,
      person_id: visit.person_id,
      ...written,
      written_at: now,
    })
    .onConflict((known) =>
      known
        .columns(['booking_id', 'starts_at'])
        .doUpdateSet({ ...written, version: sql`care_visit_notes.version + 1`, changed_at: now }),
    )
    .returning('care_visit_notes.id')
    .executeTakeFirstOrThrow();
  return id;
}
