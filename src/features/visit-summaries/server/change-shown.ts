import { type BookedRow, lockNotes } from '#features/care-notes/server/care-notes-store.ts';
import { tellOfChange } from '#features/care-notes/server/write-care-notes.ts';
import { canGive } from '#features/intake/server/along.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';

type Change = {
  shows: boolean;
  /** What the trail calls it. */
  subject: string;
  /** Shows it or takes it back; false where that changes nothing. Throws `not_found` for what is not of the booking's person. */
  change: (db: Db, booked: BookedRow) => Promise<boolean>;
};

/**
 * Something of the person of a booking is shown to its provider, or taken back, until it can be entered no longer: whoever may both book for
 * the person and see their records does it. Throws `not_found` and `notes_closed`.
 */
export async function changeShown(context: Context, bookingId: string, { shows, subject, change }: Change) {
  const { user, now } = context;
  await joinTransaction(context.db, async (db) => {
    const booked = await lockNotes(db, bookingId, { userId: user.id, now });
    if (!booked) throw new Failure('not_found');
    if (!canGive(booked, now)) throw new Failure('notes_closed');
    if (!(await change(db, booked))) return;
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: booked.person_id,
      action: shows ? 'share' : 'write',
      subject: `${subject}:${bookingId}`,
    });
    await tellOfChange(db, booked, { subjectId: bookingId, isNews: true, now });
  });
}
