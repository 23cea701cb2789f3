import { setNote } from '#features/senior-care/server/stay-store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { canCancel, refundWhenCancelled } from '../status.ts';
import { cancelBooking } from './change-status.ts';
import { refreshPages, notifyParties } from './notify-parties.ts';
import { type LockedBooking, lockBooking } from './store.ts';

type Wish = {
  status?: 'cancelled' | undefined;
  expectedRefundCents?: number | undefined;
  reason?: string | undefined;
  note?: string | undefined;
};
type Changing = { bookingId: string; userId: string; wish: Wish; publicUrl: string; now: Date };

/**
 * The family changes its note or cancels. Cancelling needs the sum that the page promised: another one answers `price_changed` and
 * cancels nothing. A repetition changes nothing. Throws `not_found`, and `too_late` once the booking has ended.
 */
export async function changeBooking(db: Db, { bookingId, userId, wish, publicUrl, now }: Changing): Promise<void> {
  await db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings' });
    if (!booking) throw new Failure('not_found');
    const isRepeated = wish.status === 'cancelled' && booking.cancelCode === 'cancelled';
    if (!isRepeated && !canCancel(booking, now)) throw new Failure('too_late');
    if (wish.note !== undefined && !isRepeated) await setNote(db, { bookingId, note: wish.note });
    if (wish.status === 'cancelled' && !isRepeated) await cancel(db, booking, { wish, publicUrl, now });
    else await refreshPages(db, { ...booking, isSent: booking.answerBy !== null });
    await audit(db, {
      at: now,
      actorId: userId,
      personId: booking.personId,
      action: 'write',
      subject: `booking:${bookingId}`,
    });
  });
}

async function cancel(
  db: Db,
  booking: LockedBooking,
  { wish, publicUrl, now }: Pick<Changing, 'wish' | 'publicUrl' | 'now'>,
) {
  const refundCents = refundWhenCancelled(booking, now);
  if (wish.expectedRefundCents !== refundCents) throw new Failure('price_changed', { values: { refundCents } });
  await cancelBooking(db, booking, { by: 'family', code: 'cancelled', reason: wish.reason || null, refundCents }, now);
  await notifyParties(db, { bookingId: booking.id, what: 'cancelled', publicUrl, now });
}
