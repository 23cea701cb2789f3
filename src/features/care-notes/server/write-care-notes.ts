import { notify } from '#features/notifications/server/notify.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import { type CareNotes, toldOf } from '../care-notes.ts';
import { CARE_NOTES_NOTICE, type CareNotesFacts } from '../notification.ts';
import { type BookedRow, lockNotes, notesOf, readersOf, writeNotes } from './care-notes-store.ts';

type GivenNotes = { bookingId: string; userId: string; notes: CareNotes; now: Date };

/**
 * With a booking that was made a moment ago, in its transaction. Throws `invalid_input` at `careNotes` for whoever may book for
 * somebody and not see their records.
 */
export async function giveCareNotes(db: Db, { bookingId, userId, notes, now }: GivenNotes): Promise<void> {
  const booked = await notesOf(db, bookingId, { userId, now });
  if (!booked) throw Failure.of('careNotes', 'errors.careNotesScope');
  await write(db, booked, { userId, notes, now });
}

/**
 * Until the end of what was booked; the provider that reads it hears that something has changed, not what. Throws `not_found` for
 * whoever may not book for the person or not see their records, `notes_closed` once it is over or cancelled, and `conflict`.
 */
export async function changeCareNotes(
  db: Db,
  { version, ...writing }: GivenNotes & { version: number },
): Promise<void> {
  const { bookingId, userId, now } = writing;
  await joinTransaction(db, async (db) => {
    const booked = await lockNotes(db, bookingId, { userId, now });
    if (!booked) throw new Failure('not_found');
    if (!canChange(booked, now)) throw new Failure('notes_closed');
    if (version !== (booked.version ?? 0)) throw new Failure('conflict');
    const id = await write(db, booked, writing);
    await tell(db, { ...booked, notesId: id }, writing);
  });
}

export const canChange = ({ status, ends_at: endsAt }: Pick<BookedRow, 'status' | 'ends_at'>, now: Date): boolean =>
  status !== 'cancelled' && endsAt > now;

async function write(db: Db, { id, person_id: personId }: BookedRow, writing: Omit<GivenNotes, 'bookingId'>) {
  const { userId, now } = writing;
  const notesId = await writeNotes(db, { ...writing, bookingId: id, personId });
  await audit(db, { at: now, actorId: userId, personId, action: 'write', subject: `care_notes:${id}` });
  return notesId;
}

async function tell(db: Db, booked: BookedRow & { notesId: string }, { notes, now }: GivenNotes) {
  const wasTold = booked.notes && JSON.stringify(toldOf(booked.notes));
  const isNews = wasTold !== JSON.stringify(toldOf(notes));
  await tellOfChange(db, booked, { subjectId: booked.notesId, isNews, now });
}

type Change = {
  /** What has changed, by its id: a later change of it takes the place of this news. */
  subjectId: string;
  /** The provider is told something else than before. */
  isNews: boolean;
  now: Date;
};

/** Open pages of the family hear that what goes with a booking has changed, and its provider does who reads it already. In the caller's transaction. */
export async function tellOfChange(db: Db, booked: BookedRow, { subjectId, isNews, now }: Change): Promise<void> {
  const { managers, family } = await readersOf(db, booked.id);
  await publish(db, family, ['bookings']);
  const isRead = booked.status === 'accepted' || booked.status === 'scheduled';
  if (!isRead || !isNews) return;
  await notify(db, {
    kind: CARE_NOTES_NOTICE,
    subjectId,
    about: 'bookings',
    personId: booked.person_id,
    readers: managers.map((userId) => ({ userId, providerId: booked.provider_id })),
    facts: {
      booking: booked.id,
      bookingId: booked.booking_id,
      personName: `${booked.first_name} ${booked.last_name}`,
    } satisfies CareNotesFacts,
    letters: [],
    link: () => `/partner?tab=coming&id=${booked.id}`,
    refreshes: () => ['requests'],
    now,
  });
}
