import type { Db } from '#server/db/db.ts';
import type { VisitNote } from '../../visit-note.ts';
import { keepNote } from './note-store.ts';

/** What a caregiver may write of a visit. */
export const someNote: VisitNote = {
  done: ['meal_preparation'],
  condition: 'usual',
  words: 'She ate the soup and slept an hour.',
  isToWatch: false,
};

type TestNote = {
  bookingId: string;
  /** Which visit of it; the first one when left out. */
  startsAt?: Date;
  userId: string;
  note?: Partial<VisitNote>;
  now: Date;
};

/** A note of a visit as it stands once its caregiver has written it; answers its id. */
export async function aVisitNote(db: Db, { bookingId, startsAt, userId, note, now }: TestNote): Promise<string> {
  const visit = await db
    .selectFrom('bookings')
    .select(['id', 'person_id', 'starts_at'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const written = startsAt ? { ...visit, starts_at: startsAt } : visit;
  return keepNote(db, { visit: written, note: { ...someNote, ...note }, userId, now });
}
