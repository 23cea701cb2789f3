import { differenceBy } from '#features/bookings/server/changes/apply-change.ts';
import { askChange, isAskedAlready, lockChangeable } from '#features/bookings/server/changes/ask-change.ts';
import type { WorthTime } from '#features/bookings/server/changes/change-store.ts';
import { skippedDays } from '#features/bookings/server/changes/skip-store.ts';
import type { BookingContext, Time } from '#features/bookings/server/kind.ts';
import { type LockedBooking, timesOf } from '#features/bookings/server/store.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { changedDays, type WorthDay } from '../../change-days.ts';
import type { AskedChange, ChangeForm, ChangeQuote } from '../../change-contract.ts';
import { pricesIn, roomOf } from '../../rooms.ts';
import { detailsOf, type StayDetails } from '../../stay-details.ts';
import { careDays } from '../../stay-price.ts';
import { checkSeats, timeOn } from '../book-stay.ts';
import { isOutOfReach } from '../centre-seats.ts';
import { seatDays } from '../partner-store.ts';
import { bookableCentre, type BookableCentre } from '../stay-store.ts';
import { stays } from '../stay-kind.ts';
import { lockDays } from '../seats.ts';

type StayKey = { bookingId: string; userId: string };

/** A paid stay whose days this account may change, locked. Throws as `lockChangeable` does. */
export async function lockStay(context: BookingContext, sought: StayKey): Promise<LockedBooking> {
  const booking = await lockChangeable(context, sought);
  if (booking.kind !== stays.name) throw new Failure('not_found');
  return booking;
}

/**
 * Asks for other days of a stay. The new seats are taken before any is given back, in one transaction; the center answers, unless it
 * has not answered the request itself. The same days again change nothing. Throws `not_found`, `too_late`, `due_open`, `change_open`,
 * `invalid_input`, `price_changed` and `seats_taken`.
 */
export async function changeStay(
  context: BookingContext,
  { bookingId, userId, wanted }: StayKey & { wanted: AskedChange },
): Promise<void> {
  await inTransaction(context, async (inside) => {
    const booking = await lockStay(inside, { bookingId, userId });
    await askForDays(inside, booking, { userId, wanted });
  });
}

/** The same in the caller's transaction, in which the booking is locked. */
export async function askForDays(
  context: BookingContext,
  booking: LockedBooking,
  {
    userId,
    wanted,
  }: { userId: string; wanted: Omit<AskedChange, 'expectedTotalCents'> & { expectedTotalCents?: number } },
): Promise<void> {
  const { db, now } = context;
  const { added, dropped, details } = await plannedChange(context, booking, wanted);
  const moving = { added: added.map(kept), dropped: dropped.map(kept), details };
  if (await isAskedAlready(context, booking, moving)) return;
  if (added.length + dropped.length === 0) throw Failure.of('weekDays', 'errors.sameDays');
  const { totalCents } = differenceBy(booking, moving, now);
  if (totalCents !== (wanted.expectedTotalCents ?? totalCents))
    throw new Failure('price_changed', { values: { totalCents } });
  const { providerId: centreId } = booking;
  // Those that go are locked with those that come, in the order of the days: two who want each other's wait for each other.
  const { guests, roomType: room } = detailsOf(booking.snapshot.details);
  await lockDays(db, { centreId, days: [...added, ...dropped].map(({ day }) => day), rooms: [room] });
  await checkSeats(db, { centreId, days: added.map(({ day }) => day), guests, room });
  await askChange(context, booking, { ...moving, userId });
}

/** What asking for these days would mean now; it changes nothing and takes nothing. */
export async function quoteChange(
  context: BookingContext,
  { bookingId, userId, wanted }: StayKey & { wanted: ChangeForm },
): Promise<ChangeQuote> {
  return inTransaction(context, async (inside) => {
    const booking = await lockStay(inside, { bookingId, userId });
    const { added, dropped, late, days, centre } = await plannedChange(inside, booking, wanted);
    const moving = { added: added.map(kept), dropped: dropped.map(kept) };
    return {
      added: added.map(({ day }) => day),
      dropped: dropped.map(({ day }) => day),
      late,
      fullDays: await fullOf(inside, booking, { centre, times: added }),
      days,
      difference: differenceBy(booking, moving, context.now),
      isAtOnce: booking.status === 'pending',
    };
  });
}

async function plannedChange(context: BookingContext, booking: LockedBooking, wanted: ChangeForm) {
  const { db, now } = context;
  const centre = await bookableCentre(db, { id: booking.providerId, now });
  if (!centre) throw new Failure('not_found');
  if (isOutOfReach(wanted.checkOutDate, now) || isOutOfReach(wanted.checkInDate, now))
    throw Failure.of('checkOutDate', 'errors.dateImproper');
  const details = detailsOf(booking.snapshot.details);
  const plan = changedDays({
    booked: await timesOf(db, booking.id),
    skipped: await skippedDays(db, booking.id),
    wanted: timesAt(centre, wanted),
    details,
    prices: pricesIn(centre, details.roomType),
    now,
  });
  const days = plan.keptCount + plan.added.length;
  if (days === 0) throw Failure.of('weekDays', 'errors.weekdays');
  return { ...plan, days, centre, details: frozenAnew(details, wanted, plan.added) };
}

const timesAt = (centre: BookableCentre, wanted: ChangeForm): Time[] =>
  careDays(wanted, centre.openWeekdays).map((day) => timeOn(centre, day));

/** What a stay freezes anew with other days. */
const frozenAnew = (
  { dayCents = {} }: StayDetails,
  { checkInDate: checkIn, checkOutDate: checkOut, weekDays }: ChangeForm,
  added: readonly WorthDay<Time>[],
): Partial<StayDetails> => ({
  checkIn,
  checkOut,
  weekDays,
  dayCents: { ...dayCents, ...Object.fromEntries(added.map(({ day, cents }) => [day, cents])) },
});

const kept = ({ day, startsAt, endsAt, cents }: WorthDay<Time>): WorthTime => ({
  day,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  cents,
});

/** Of these days those on which the party finds no seats. */
async function fullOf(
  { db }: BookingContext,
  { providerId, snapshot }: LockedBooking,
  { centre, times }: { centre: BookableCentre; times: readonly Time[] },
) {
  const [from, to] = [times.at(0)?.day, times.at(-1)?.day];
  if (from === undefined || to === undefined) return [];
  const { guests, roomType: room } = detailsOf(snapshot.details);
  if (room && !roomOf(centre.rooms, room)) return times.map(({ day }) => day); // offered no more
  const known = await seatDays(db, { centreId: providerId, from, to, room });
  const isFull = (day: string) => known.some((seats) => seats.day === day && seats.capacity - seats.taken < guests);
  return times.map(({ day }) => day).filter(isFull);
}
