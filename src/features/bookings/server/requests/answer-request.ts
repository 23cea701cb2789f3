import { readNotifications } from '#features/notifications/server/notify.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { sumsOf } from '../../dues.ts';
import { auditChange } from '../audit-change.ts';
import { acceptBooking, cancelBooking } from '../change-status.ts';
import type { BookingContext } from '../kind.ts';
import { lockRequest, lockWaitingRequest, type Manager } from './lock-request.ts';
import { notifyParties } from '../notify-parties.ts';
import type { LockedBooking } from '../store.ts';

export type RequestAnswer = { accepts: true } | { accepts: false; reason: string };

type RequestReply = {
  bookingId: string;
  manager: Manager;
  answer: RequestAnswer;
};

/**
 * A provider's answer to a request. Of all that may end a request at the same moment (an answer, the family, the clock) the first
 * wins; whoever comes later gets `already_answered`. Throws `not_found` for requests to others and those that are not paid.
 */
export async function answerRequest(
  context: BookingContext,
  { bookingId, manager, answer }: RequestReply,
): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockWaitingRequest(db, { bookingId, manager, now });
    if (answer.accepts) await acceptBooking(inside, booking);
    else await decline(inside, booking, answer.reason);
    await tell(inside, booking, { manager, what: answer.accepts ? 'accepted' : 'declined' });
  });
}

type CancellingRequest = {
  bookingId: string;
  kinds: readonly string[];
  manager: Manager;
  reason: string;
  expectedRefundCents?: number | undefined;
};

/**
 * A provider gives a booking of these kinds up before it begins, also one that it has accepted: all that was paid goes back. A
 * repetition changes nothing. Throws `not_found`, `too_late` and, where another sum goes back than was expected, `price_changed`.
 */
export async function cancelRequest(
  context: BookingContext,
  { bookingId, kinds, manager, reason, expectedRefundCents }: CancellingRequest,
): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockRequest(db, { bookingId, manager });
    if (!kinds.includes(booking.kind)) throw new Failure('not_found');
    if (booking.cancelledBy === 'provider') return;
    if (booking.status === 'cancelled' || booking.startsAt <= now) throw new Failure('too_late');
    const refundCents = sumsOf(booking.dues, booking.totalCents, now).paidCents;
    if ((expectedRefundCents ?? refundCents) !== refundCents)
      throw new Failure('price_changed', { values: { refundCents } });
    await decline(inside, booking, reason);
    await tell(inside, booking, { manager, what: 'declined' });
  });
}

const decline = (context: BookingContext, booking: LockedBooking, reason: string) =>
  cancelBooking(context, booking, { by: 'provider', code: 'declined', reason, refund: 'all' });

type RequestNews = { manager: Manager; what: 'accepted' | 'declined' };

async function tell(context: BookingContext, booking: LockedBooking, { manager, what }: RequestNews) {
  const { db, now } = context;
  const { id, providerId, bookingId: detail } = booking;
  await notePlaceEvent(db, { providerId, actorId: manager.id, what, detail, now });
  await notifyParties(context, { bookingId: id, what });
  // Whoever answered has nothing to be told of it.
  await readNotifications(db, { userId: manager.id, subjectId: id, now });
  await auditChange(context, booking, manager.id);
}
