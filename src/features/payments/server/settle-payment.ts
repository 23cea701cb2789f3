import { receivePayment } from '#features/bookings/server/change-status.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import { type LockedBooking, lockBooking } from '#features/bookings/server/store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Charge } from '#server/ports/payments/payments.ts';
import { alivePayment, type PaymentRow, paymentOf, writeCharge } from './store.ts';

export type Settling = { db: Db; publicUrl: string; now: Date };

/**
 * Carries what the processor says of a charge into the house, once: the request that paid, the webhook and the sweep may all bring
 * the same news, at once and in any order. Charges that are not ours are ignored.
 */
export async function settle({ db, publicUrl, now }: Settling, charge: Charge): Promise<void> {
  const known = isUuid.test(charge.key) ? await paymentOf(db, charge.key) : undefined;
  if (!known) return;
  await db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, known.booking_id);
    const payment = await paymentOf(db, known.id);
    if (!booking || !payment || !isNews(payment, charge)) return;
    if (charge.state !== 'succeeded') return writeCharge(db, payment.id, { charge, state: charge.state, now });
    await receive({ db, publicUrl, now }, { booking, payment, charge });
  });
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isNews({ state, reference }: PaymentRow, charge: Charge): boolean {
  if (state === 'succeeded' || state === 'stray') return false;
  if (state === 'declined') return charge.state === 'succeeded';
  return state !== charge.state || reference !== charge.reference;
}

/** An attempt that was given up may succeed late, when another has taken its place: then its money goes back. */
async function receive(
  { db, publicUrl, now }: Settling,
  { booking, payment, charge }: { booking: LockedBooking; payment: PaymentRow; charge: Charge },
) {
  const rival = await alivePayment(db, booking.id);
  const isStray = rival !== undefined && rival.id !== payment.id;
  await writeCharge(db, payment.id, { charge, state: isStray ? 'stray' : 'succeeded', now });
  if (isStray) return;
  const outcome = await receivePayment(db, booking, now);
  await notifyParties(db, { bookingId: booking.id, what: outcome === 'sent' ? 'paid' : 'late', publicUrl, now });
  await audit(db, {
    at: now,
    actorId: payment.user_id,
    personId: booking.personId,
    action: 'write',
    subject: `booking:${booking.id}`,
  });
}
