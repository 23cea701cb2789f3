import type { TimeSide } from '../../single-time.ts';
import { keptTerms } from '../changes/apply-change.ts';
import type { BookingContext, Time } from '../kind.ts';
import { forgetBeginnings } from '../reminders/reminder-store.ts';
import { timesOf, writeBooking } from '../store.ts';
import type { LockedTimes } from './lock-time.ts';

type RemovedTime = Pick<LockedTimes, 'booking'> & { time: Time };

/**
 * Once one time is gone or elsewhere, cancelling the rest costs no less than before; where its provider took the first one away, or
 * moved it, it is counted from what begins now. A beginning that is another one is reminded of anew. The booking is locked.
 */
export async function keepBeginning(
  context: BookingContext,
  { booking, time }: RemovedTime,
  by: TimeSide,
): Promise<void> {
  const { db } = context;
  const isFirst = time.startsAt.getTime() === booking.startsAt.getTime();
  const terms = by === 'provider' && isFirst ? { terms_from: null } : await keptTerms(context, booking);
  await writeBooking(db, booking.id, terms);
  const [first] = await timesOf(db, booking.id);
  if (first?.startsAt.getTime() !== booking.startsAt.getTime()) await forgetBeginnings(context, booking);
}
