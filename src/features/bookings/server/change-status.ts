import { paymentOf } from '../dues.ts';
import { refundOf } from '../refund-policy.ts';
import { answerBy, canBecome, canRevive, type cancelCodes, type cancellers } from '../status.ts';
import { type BookingContext, kindNamed, type Taken } from './kind.ts';
import {
  addEvent,
  type BookingChange,
  hurryRefunds,
  type LockedBooking,
  timesOf,
  writeBooking,
  writeDue,
} from './store.ts';

// Nothing else writes a booking's status or what became of its money. Each of these takes a booking that `lockBooking` has
// locked in the same transaction; telling the parties and the audit are the caller's.

/** The provider's yes. */
export async function acceptBooking(context: BookingContext, booking: LockedBooking): Promise<void> {
  const { db, now } = context;
  const { confirmedAs } = kindNamed(context.bookingKinds, booking.kind);
  await write(context, booking, { status: confirmedAs, answered_at: now });
  await addEvent(db, { bookingId: booking.id, what: 'accepted', now });
}

/** `refundPercent`: of what has been paid, what is owed back. */
export type Cancellation = {
  by: (typeof cancellers)[number];
  code: (typeof cancelCodes)[number];
  reason: string | null;
  refundPercent: number;
};

/** Gives back what the booking had taken, and notes of each paid part what is owed back, or that it is kept. */
export async function cancelBooking(
  context: BookingContext,
  booking: LockedBooking,
  { by, code, reason, refundPercent }: Cancellation,
): Promise<void> {
  const { db, now } = context;
  await write(context, booking, {
    status: 'cancelled',
    held_until: null,
    held_for_client: null,
    charging_until: null,
    cancelled_by: by,
    cancel_code: code,
    cancel_reason: reason,
    cancelled_at: now,
    ...(by === 'provider' && { answered_at: now }),
  });
  await addEvent(db, { bookingId: booking.id, what: code, now });
  await oweBack(context, booking, refundPercent);
  await kindNamed(context.bookingKinds, booking.kind).release(db, await takenBy(context, booking));
}

async function oweBack({ db, now }: BookingContext, { dues }: LockedBooking, percent: number) {
  const paid = dues.filter(({ state }) => state === 'paid');
  for (const due of paid) {
    const refundCents = refundOf(due, percent);
    await writeDue(db, due.id, { state: refundCents > 0 ? 'refund_due' : 'kept', refundCents, now });
  }
  if (paid.some((due) => refundOf(due, percent) > 0)) await hurryRefunds(db);
}

const takenBy = async ({ db }: BookingContext, { id, providerId, snapshot }: LockedBooking): Promise<Taken> => ({
  id,
  providerId,
  details: snapshot.details,
  times: await timesOf(db, id),
});

/**
 * What the payment of a part does that has arrived. Of the first part: the request goes to the provider; or, when the booking has
 * ended meanwhile and what it had taken cannot be had again, all of it is owed back. Of a later part: it is noted.
 */
export async function receivePayment(
  context: BookingContext,
  booking: LockedBooking,
  dueId: string,
): Promise<'sent' | 'paid' | 'owed'> {
  const { db, now } = context;
  const due = booking.dues.find(({ id }) => id === dueId);
  if (!due) throw new Error(`Booking ${booking.id} has no part ${dueId}.`);
  if (booking.status === 'cancelled' && !(await revive(context, booking))) {
    await writeDue(db, due.id, { state: 'refund_due', refundCents: due.amountCents, now });
    await write(context, booking, {});
    await hurryRefunds(db);
    return 'owed';
  }
  await writeDue(db, due.id, { state: 'paid', now });
  await addEvent(db, { bookingId: booking.id, what: 'paid', now });
  if (booking.answerBy !== null) return 'paid';
  await sendRequest(context, booking);
  return 'sent';
}

async function revive(context: BookingContext, booking: LockedBooking) {
  const { db, now } = context;
  if (!canRevive(booking, now)) return false;
  return kindNamed(context.bookingKinds, booking.kind).retake(db, await takenBy(context, booking));
}

async function sendRequest(context: BookingContext, booking: LockedBooking) {
  const [first] = await timesOf(context.db, booking.id);
  const revival: BookingChange =
    booking.status === 'cancelled'
      ? { status: 'pending', cancelled_by: null, cancel_code: null, cancel_reason: null, cancelled_at: null }
      : {};
  await write(context, booking, {
    ...revival,
    held_until: null,
    held_for_client: null,
    charging_until: null,
    answer_by: answerBy(context.now, first?.endsAt ?? booking.endsAt),
  });
}

/** One part has gone back. True when it was the last one that was owed: then the booking's money has. */
export async function noteRefund(
  context: BookingContext,
  booking: LockedBooking,
  { dueId, refundCents }: { dueId: string; refundCents: number },
): Promise<boolean> {
  const { db, now } = context;
  await writeDue(db, dueId, { state: 'refunded', refundCents, now });
  const dues = booking.dues.map((due) => (due.id === dueId ? { ...due, state: 'refunded' as const } : due));
  await write(context, booking, {});
  if (paymentOf(dues) !== 'refunded') return false;
  await addEvent(db, { bookingId: booking.id, what: 'refunded', now });
  return true;
}

async function write({ db, now }: BookingContext, { id, status }: LockedBooking, change: BookingChange) {
  if (change.status && !canBecome(status, change.status))
    throw new Error(`A ${status} booking cannot become ${change.status}.`);
  await writeBooking(db, id, { ...change, updated_at: now });
}
