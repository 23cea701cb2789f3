import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { type BookingContext, takenOf, type TakenTimes, type Time } from '../kind.ts';
import { moveBooking } from '../move-booking.ts';
import { openOfferOf } from '../offers/offer-store.ts';
import { chooseTime } from '../offers/take-offer.ts';
import { type LockedBooking, timesOf } from '../store.ts';
import { lockChangeable } from './ask-change.ts';

type TimeChoice = {
  id: string;
  /** The name of the kind whose bookings are moved so; one of another kind is not found. */
  kind: string;
  userId: string;
  startsAt: Date;
  key?: string;
  /** Takes the new time for those that the booking has. Answers it, with what the kind freezes anew. */
  take: (
    db: Db,
    taken: TakenTimes,
    booking: LockedBooking,
  ) => Promise<{ time: Time; details?: Record<string, unknown> }>;
};

/**
 * Puts a booking of one time at another one, all in one transaction, and tells both sides. Where its provider offers other times it is
 * the family's choice of one. The same time again changes nothing. Throws `not_found`, `too_late` once it has begun, `due_open`, and
 * what `take` throws.
 */
export async function moveToTime(context: BookingContext, move: TimeChoice): Promise<void> {
  const { id, kind, userId, startsAt, key, take } = move;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockChangeable(inside, { bookingId: id, userId });
    if (booking.kind !== kind) throw new Failure('not_found');
    if (booking.startsAt.getTime() === startsAt.getTime()) return;
    if (booking.startsAt <= context.now) throw new Failure('too_late');
    const offer = await openOfferOf(db, id);
    if (offer) return chooseTime(inside, booking, { offer, userId, startsAt, ...(key && { key }) });
    const { time, details } = await take(db, takenOf(booking, await timesOf(db, id)), booking);
    await moveBooking(inside, booking, { actorId: userId, times: [time], ...(details && { details }) });
  });
}
