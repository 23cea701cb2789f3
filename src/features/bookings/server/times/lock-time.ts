import { Failure } from '#shared/failure.ts';
import { isInTime, type TimeDeadlines, type TimeSide } from '../../single-time.ts';
import { type BookingContext, kindNamed, type SingleTimes, type Time } from '../kind.ts';
import { lockRequest, type Manager } from '../requests/lock-request.ts';
import { type LockedBooking, lockBooking, timesOf } from '../store.ts';
import { isNoted } from './move-store.ts';

/** Who does something with a time: somebody who may book for its person, or who answers for its provider. */
export type Actor = { side: TimeSide; user: Manager };
/** Which time, by when it began on the page. */
export type TimeQuery = { bookingId: string; startsAt: Date; actor: Actor };

export type LockedTimes = {
  booking: LockedBooking;
  single: SingleTimes;
  times: readonly Time[];
  /** Undefined where the booking has no time that begins then. */
  time: Time | undefined;
};

/**
 * A booking with one of its times, locked, for one of its sides. Throws `not_found`, and `invalid_input` for kinds whose times do not
 * go by themselves.
 */
export async function lockTime(
  context: BookingContext,
  { bookingId, startsAt, actor }: TimeQuery,
): Promise<LockedTimes> {
  const { db, now } = context;
  const booking =
    actor.side === 'provider'
      ? await lockRequest(db, { bookingId, manager: actor.user })
      : await lockBooking(db, bookingId, { userId: actor.user.id, scope: 'bookings', now });
  if (!booking) throw new Failure('not_found');
  const { single } = kindNamed(context.bookingKinds, booking.kind);
  if (!single) throw Failure.of('startsAt', 'errors.timeAlone');
  const times = await timesOf(db, bookingId);
  return { booking, single, times, time: times.find((one) => one.startsAt.getTime() === startsAt.getTime()) };
}

type TimeAction = { actor: Actor; what: keyof TimeDeadlines };

/** Throws `too_late` where the booking does not stand, the time has begun, was missed, or is too near for this side. */
export async function refuseLate(
  { db, now }: BookingContext,
  { booking, single, time }: LockedTimes & { time: Time },
  { actor, what }: TimeAction,
): Promise<void> {
  const stands = booking.status === 'accepted' || booking.status === 'scheduled';
  const inTime = isInTime(time.startsAt, { by: actor.side, hours: single.untilHours[what], now });
  if (!stands || !inTime || (await isNoted(db, { bookingId: booking.id, startsAt: time.startsAt })))
    throw new Failure('too_late');
}
