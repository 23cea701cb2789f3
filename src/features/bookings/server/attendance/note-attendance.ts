import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AttendanceState } from '../../attendance.ts';
import { auditChange } from '../audit-change.ts';
import type { BookingContext } from '../kind.ts';
import { lockRequest, type Manager } from '../requests/lock-request.ts';
import { notifyParties, refreshPages } from '../notify-parties.ts';
import { timesOf } from '../store.ts';
import { forgetArrival, noteArrival, noteMissed } from './attendance-store.ts';

type NewAttendance = {
  bookingId: string;
  manager: Manager;
  startsAt: Date;
  state: AttendanceState;
};

/**
 * Notes that somebody came to a time of a booking, left, or did not come, which its family hears, at this moment, or takes it back. On
 * the day of that time only. Answers the day. Throws `not_found` for bookings of others and those that nobody has accepted, and `invalid_input`.
 */
export async function noteAttendance(context: BookingContext, noting: NewAttendance): Promise<string> {
  const { bookingId, manager, startsAt } = noting;
  const { now } = context;
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockRequest(db, { bookingId, manager });
    if (booking.status !== 'accepted' && booking.status !== 'scheduled') throw new Failure('not_found');
    const time = (await timesOf(db, bookingId)).find((one) => one.startsAt.getTime() === startsAt.getTime());
    if (!time || time.day !== dayIn(booking.timeZone, now)) throw Failure.of('startsAt', 'errors.attendanceDay');
    await note(inside, noting, time.day);
    await refreshPages({ db, now }, { ...booking, isSent: true });
    await auditChange(inside, booking, manager.id);
    return time.day;
  });
}

async function note(context: BookingContext, { bookingId, manager, startsAt, state }: NewAttendance, day: string) {
  const { db, now } = context;
  const noted = { bookingId, startsAt, userId: manager.id, now };
  if (state === 'expected') return forgetArrival(db, noted);
  if (state !== 'missed') return noteArrival(db, { ...noted, leftAt: state === 'left' ? now : null });
  if (startsAt > now) throw Failure.of('startsAt', 'errors.missedEarly');
  if (await noteMissed(db, noted)) await notifyParties(context, { bookingId, what: 'missed', about: { day } });
}
