import { lockChangeable } from '#features/bookings/server/changes/ask-change.ts';
import { type BookingContext, takenOf } from '#features/bookings/server/kind.ts';
import { moveBooking } from '#features/bookings/server/move-booking.ts';
import { openOfferOf } from '#features/bookings/server/offers/offer-store.ts';
import { chooseTime } from '#features/bookings/server/offers/take-offer.ts';
import { timesOf } from '#features/bookings/server/store.ts';
import { Failure } from '#shared/failure.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { otherTimes } from './other-times.ts';

type Moving = { id: string; userId: string; startsAt: Date; key: string };

/**
 * Moves an appointment to another slot of its doctor: the new one is taken before the former one is given back, in one transaction,
 * and both sides hear. Where the doctor offers other times it is the family's choice of one. The same slot again changes nothing.
 * Throws `not_found`, `too_late` once it has begun, `due_open`, `slot_taken` and `invalid_input`.
 */
export async function moveAppointment(context: BookingContext, { id, userId, startsAt, key }: Moving): Promise<void> {
  const { now } = context;
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const booking = await lockChangeable(inside, { bookingId: id, userId });
    if (booking.kind !== APPOINTMENT) throw new Failure('not_found');
    if (booking.startsAt.getTime() === startsAt.getTime()) return;
    if (booking.startsAt <= now) throw new Failure('too_late');
    const offer = await openOfferOf(db, id);
    if (offer) return chooseTime(inside, booking, { offer, userId, startsAt, key });
    const taken = takenOf(booking, await timesOf(db, id));
    const { time, details } = await otherTimes.take(db, taken, { startsAt, userId, key, isHeld: true, now });
    await moveBooking(inside, booking, { actorId: userId, times: [time], details });
  });
}
