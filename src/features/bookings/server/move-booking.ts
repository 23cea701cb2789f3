import { answerBy } from '../status.ts';
import { auditChange } from './audit-change.ts';
import { keptTerms } from './changes/apply-change.ts';
import { replaceTimes } from './changes/times-store.ts';
import { type BookingContext, endsOf, type Time } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { forgetBeginnings } from './reminders/reminder-store.ts';
import { addEvent, type LockedBooking, writeBooking } from './store.ts';

type Place = {
  /** At least one, in their order; what they take has been taken, and what the booking had before has been released. */
  times: readonly Time[];
  /** What the kind freezes anew with them. */
  details?: Record<string, unknown>;
};
type Move = Place & { actorId: string };

/**
 * Puts a confirmed or waiting booking at other times, in the caller's transaction, and tells both sides. A request that waits gets a
 * clock of its own, cancelling costs no less than before, and what is coming is reminded of anew. The booking is locked.
 */
export async function moveBooking(
  context: BookingContext,
  booking: LockedBooking,
  { actorId, times, ...frozen }: Move,
): Promise<void> {
  const { db, now } = context;
  const { id, status, endsAt } = booking;
  if (status === 'cancelled') throw new Error('A cancelled booking is not moved.');
  await placeBooking(context, booking, { times, ...frozen });
  await writeBooking(db, id, {
    ...(status === 'pending' && { answer_by: booking.answerBy && answerBy(now, endsOf(times, endsAt)) }),
    ...(await keptTerms(context, booking)),
  });
  await notifyParties(context, { bookingId: id, what: 'moved', about: { byId: actorId } });
  await auditChange(context, booking, actorId);
}

/** Puts a booking at other times: what is coming is reminded of anew. Whoever moves it tells both sides. In the caller's transaction. */
export async function placeBooking(
  context: BookingContext,
  booking: LockedBooking,
  { times, details }: Place,
): Promise<void> {
  const { db, now } = context;
  const { id, snapshot } = booking;
  await replaceTimes(context, booking, times);
  if (details)
    await writeBooking(db, id, {
      snapshot: JSON.stringify({ ...snapshot, details: { ...snapshot.details, ...details } }),
    });
  await forgetBeginnings(context, booking);
  await addEvent(db, { bookingId: id, what: 'moved', now });
}
