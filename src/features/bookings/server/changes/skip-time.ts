import { MINUTE_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { differenceOf } from '../../difference.ts';
import { auditChange } from '../audit-change.ts';
import { type BookingContext, kindNamed, type Time } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { addEvent, type LockedBooking, writeBooking } from '../store.ts';
import { keptTerms } from './apply-change.ts';
import { changePrice, giveBackToPlan } from './change-price.ts';
import { insertSkip, removeSkip, type TimeCancellation } from './skip-store.ts';
import { changeTimes } from './times-store.ts';

// What goes back for a skipped time leaves only once the skip can no longer be taken back, and a moment later, for clocks that differ.
const LEAVES_AFTER_MS = 5 * MINUTE_MS;

type SkippedTime = { time: Time; cents: number; userId: string };

/**
 * Lets one time of a booking go: its place is given back at once, the provider needs not answer. The booking is locked, the time is
 * one of its coming ones. Throws `too_late` for the only one that is left.
 */
export async function skipTime(context: BookingContext, booking: LockedBooking, skipping: SkippedTime): Promise<void> {
  const { db, now } = context;
  const { time, cents, userId } = skipping;
  const { id: bookingId } = booking;
  const price: Price = {
    difference: differenceOf({ ...booking, hasBegun: booking.startsAt <= now }, -cents),
    owedAt: new Date(time.startsAt.getTime() + LEAVES_AFTER_MS),
    skippedTime: time.startsAt,
  };
  await letTimeGo(context, booking, { ...skipping, price });
  await writeBooking(db, bookingId, await keptTerms(context, booking));
  await addEvent(db, { bookingId, what: 'skipped', now });
  await notifyParties(context, { bookingId, what: 'skipped', about: { day: time.day, byId: userId } });
  await auditChange(context, booking, userId);
}

type Price = Parameters<typeof changePrice>[2];

/**
 * Takes one time out of a booking, with its price, and gives its place back. The booking is locked; its terms, the event, the news and
 * the audit are the caller's. Throws `too_late` for the only one that is left.
 */
export async function letTimeGo(
  context: BookingContext,
  booking: LockedBooking,
  { time, price, ...gone }: SkippedTime & { price: Price; cancelled?: TimeCancellation },
): Promise<void> {
  const { db, now } = context;
  if (!(await changeTimes(context, booking, { dropped: [time], added: [] }))) throw new Failure('too_late');
  await insertSkip(db, { ...gone, bookingId: booking.id, time, now });
  await changePrice(context, booking, price);
  const { details } = booking.snapshot;
  await kindNamed(context.bookingKinds, booking.kind).release(db, { ...booking, details, times: [time] });
}

/**
 * Takes a skipped time back, with its place and its price, before it begins. A repetition changes nothing. The booking is locked.
 * Throws `time_taken` when somebody else has the place now.
 */
export async function takeTimeBack(
  context: BookingContext,
  booking: LockedBooking,
  { startsAt, userId }: { startsAt: Date; userId: string },
): Promise<void> {
  const { db, now, bookingKinds } = context;
  const { id: bookingId, snapshot, totalCents } = booking;
  if (startsAt <= now) throw new Failure('too_late');
  const skip = await removeSkip(db, { bookingId, startsAt });
  if (!skip) return;
  const taken = { ...booking, details: snapshot.details, times: [skip] };
  if (!(await kindNamed(bookingKinds, booking.kind).retake(db, taken))) throw new Failure('time_taken');
  await changeTimes(context, booking, { dropped: [], added: [skip] });
  await giveBackToPlan(context, booking, skip.cents);
  await writeBooking(db, bookingId, { total_cents: totalCents + skip.cents, ...(await keptTerms(context, booking)) });
  await addEvent(db, { bookingId, what: 'unskipped', now });
  await notifyParties(context, { bookingId, what: 'unskipped', about: { day: skip.day, byId: userId } });
  await auditChange(context, booking, userId);
}
