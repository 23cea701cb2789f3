import { acceptBooking, cancelBooking } from '#features/bookings/server/change-status.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import { lockBooking } from '#features/bookings/server/store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';

type Answering = {
  bookingId: string;
  manager: { id: string; centreIds: readonly string[] };
  answer: { accepts: true } | { accepts: false; reason: string };
  publicUrl: string;
  now: Date;
};

/**
 * A centre's answer to a request. Of all that may end a request at the same moment (an answer, the family, the clock) the first wins;
 * whoever comes later gets `already_answered`. Throws `not_found` for requests of other centres and those that are not paid.
 */
export async function answerRequest(db: Db, { bookingId, manager, answer, publicUrl, now }: Answering): Promise<void> {
  await db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking || !manager.centreIds.includes(booking.providerId) || booking.answerBy === null)
      throw new Failure('not_found');
    if (booking.status !== 'pending' || booking.answerBy <= now) throw new Failure('already_answered');
    if (answer.accepts) await acceptBooking(db, booking, now);
    else
      await cancelBooking(
        db,
        booking,
        { by: 'provider', code: 'declined', reason: answer.reason, refundCents: booking.depositCents },
        now,
      );
    await notifyParties(db, { bookingId, what: answer.accepts ? 'accepted' : 'declined', publicUrl, now });
    await audit(db, {
      at: now,
      actorId: manager.id,
      personId: booking.personId,
      action: 'write',
      subject: `booking:${bookingId}`,
    });
  });
}
