import { releaseSeats, retakeSeats } from '#features/senior-care/server/seats.ts';
import { firstDayEnd } from '#features/senior-care/server/stay-store.ts';
import type { Db } from '#server/db/db.ts';
import { answerBy, canBecome, canRevive, type cancelCodes, type cancellers } from '../status.ts';
import { addEvent, type Change, hurrySweep, type LockedBooking, writeBooking } from './store.ts';

// Nothing else writes a booking's status or what became of its money. Each of these takes a booking that `lockBooking` has
// locked in the same transaction; news and audit are the caller's.

export async function acceptBooking(db: Db, booking: LockedBooking, now: Date): Promise<void> {
  await write(db, booking, { status: 'accepted', answered_at: now }, now);
  await addEvent(db, { bookingId: booking.id, what: 'accepted', now });
}

export type Cancellation = {
  by: (typeof cancellers)[number];
  code: (typeof cancelCodes)[number];
  reason: string | null;
  refundCents: number;
};

/** Gives the seats back, and notes what is owed: `refundCents` of a payment that has arrived, or that it is kept. */
export async function cancelBooking(
  db: Db,
  booking: LockedBooking,
  { by, code, reason, refundCents }: Cancellation,
  now: Date,
): Promise<void> {
  const isOwed = booking.payment === 'paid' && refundCents > 0;
  await write(
    db,
    booking,
    {
      status: 'cancelled',
      held_until: null,
      cancelled_by: by,
      cancel_code: code,
      cancel_reason: reason,
      cancelled_at: now,
      ...(by === 'provider' && { answered_at: now }),
      ...(booking.payment === 'paid' && { payment: isOwed ? 'refund_due' : 'kept', refund_cents: refundCents }),
    },
    now,
  );
  await addEvent(db, { bookingId: booking.id, what: code, now });
  await releaseSeats(db, booking.id, now);
  if (isOwed) await hurrySweep(db, 'sweep-refunds');
}

/**
 * What a payment that has arrived does: the request goes to the centre; or, when the booking has ended meanwhile and its seats
 * cannot be had again, all of it is owed back.
 */
export async function receivePayment(db: Db, booking: LockedBooking, now: Date): Promise<'sent' | 'owed'> {
  if (booking.status === 'pending') {
    await sendRequest(db, booking, {}, now);
    return 'sent';
  }
  if (canRevive(booking, now) && (await retakeSeats(db, booking.id))) {
    await sendRequest(
      db,
      booking,
      { status: 'pending', cancelled_by: null, cancel_code: null, cancel_reason: null, cancelled_at: null },
      now,
    );
    return 'sent';
  }
  await write(db, booking, { payment: 'refund_due', refund_cents: booking.depositCents }, now);
  await hurrySweep(db, 'sweep-refunds');
  return 'owed';
}

export async function noteRefund(db: Db, booking: LockedBooking, now: Date): Promise<void> {
  await write(db, booking, { payment: 'refunded' }, now);
  await addEvent(db, { bookingId: booking.id, what: 'refunded', now });
}

async function sendRequest(db: Db, booking: LockedBooking, revival: Change, now: Date) {
  await write(
    db,
    booking,
    { ...revival, payment: 'paid', held_until: null, answer_by: answerBy(now, await firstDayEnd(db, booking)) },
    now,
  );
  await addEvent(db, { bookingId: booking.id, what: 'paid', now });
}

async function write(db: Db, { id, status }: LockedBooking, change: Change, now: Date) {
  if (change.status && !canBecome(status, change.status))
    throw new Error(`A ${status} booking cannot become ${change.status}.`);
  await writeBooking(db, id, { ...change, updated_at: now });
}
