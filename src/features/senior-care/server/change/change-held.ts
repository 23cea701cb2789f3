import { lockAccount } from '#features/bookings/server/fair-holds.ts';
import { lockHeld, replaceHeld } from '#features/bookings/server/changes/replace-held.ts';
import type { BookingContext, Time } from '#features/bookings/server/kind.ts';
import { timesOf } from '#features/bookings/server/store.ts';
import { giveCareNotes } from '#features/care-notes/server/write-care-notes.ts';
import { refuseCharging } from '#features/payments/server/refuse-charging.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { HeldChange } from '../../stay.ts';
import { detailsOf } from '../../stay-details.ts';
import { checkSeats, plannedStay } from '../book-stay.ts';
import { refuseUnfairSeats } from '../fair-seats.ts';
import { lockDays, unreserveSeats } from '../seats.ts';
import { stays } from '../stay-kind.ts';
import { bookableCentre } from '../stay-store.ts';
import { reserveForNext } from '../waiting/seat-line-store.ts';

type HeldChangeRequest = { bookingId: string; userId: string; client: string; factor: number; wanted: HeldChange };

const daysOf = (times: readonly Time[]) => times.map(({ day }) => day);

/**
 * A stay that is held and not paid becomes another one at its centre, by the rules and prices of this moment: its seats are given back
 * and the others taken at once, or nothing changes. Throws `not_found`, `hold_ended`, `payment_open` while a charge is under way,
 * `invalid_input`, `price_changed`, `seats_taken` and `too_much_unpaid`.
 */
export async function changeHeld(context: BookingContext, changing: HeldChangeRequest): Promise<void> {
  const { now } = context;
  const { userId, client, factor, wanted } = changing;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockHeld(inside, changing);
    if (booking.kind !== stays.name) throw new Failure('not_found');
    await refuseCharging(db, booking.due);
    await lockAccount(db, booking.userId);
    const { id: bookingId, providerId: centreId } = booking;
    const centre = await bookableCentre(db, { id: centreId, now });
    if (!centre) throw new Failure('not_found');
    const { times, estimate, details } = plannedStay(centre, wanted, now);
    const [former, days] = [daysOf(await timesOf(db, bookingId)), daysOf(times)];
    const { guests, roomType: room } = detailsOf(booking.snapshot.details);
    await lockDays(db, { centreId, days: [...former, ...days], rooms: [room, wanted.roomType] });
    await unreserveSeats(db, { centreId, days: former, guests, room });
    await checkSeats(db, { centreId, days, guests: wanted.guestsCount, room: wanted.roomType });
    await reserveForNext(db, { centreId, days: former });
    const prices = { totalCents: estimate.totalCents, firstCents: estimate.depositCents };
    await replaceHeld(inside, booking, { times, details, ...prices, note: wanted.note, userId });
    if (wanted.careNotes) await giveCareNotes(db, { bookingId, userId, notes: wanted.careNotes, now });
    await refuseUnfairSeats(db, { userId: booking.userId, client, providerId: centreId, factor });
  });
}
