import { auditChange } from './audit-change.ts';
import { type BookingContext, type Time } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { addEvent, type LockedBooking, replaceTimes } from './store.ts';

type Move = {
  actorId: string;
  /** At least one, in their order; what they take has been taken, and what the booking had before has been released. */
  times: readonly Time[];
};

/** Puts a confirmed or waiting booking at other times, in the caller's transaction, and tells both sides. The booking is locked. */
export async function moveBooking(
  context: BookingContext,
  booking: LockedBooking,
  { actorId, times }: Move,
): Promise<void> {
  const { db, now } = context;
  if (booking.status === 'cancelled') throw new Error('A cancelled booking is not moved.');
  await replaceTimes(db, booking.id, { times, now });
  await addEvent(db, { bookingId: booking.id, what: 'moved', now });
  await notifyParties(context, { bookingId: booking.id, what: 'moved' });
  await auditChange(context, booking, actorId);
}
