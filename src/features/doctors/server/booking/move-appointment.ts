import { moveToTime } from '#features/bookings/server/changes/move-to-time.ts';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { otherTimes } from './other-times.ts';

type MoveRequest = { id: string; userId: string; startsAt: Date; key: string };

/** Moves an appointment to another slot of its doctor, as `moveToTime` does; throws `slot_taken` and `invalid_input`, too. */
export const moveAppointment = (context: BookingContext, { id, userId, startsAt, key }: MoveRequest): Promise<void> =>
  moveToTime(context, {
    id,
    kind: APPOINTMENT,
    userId,
    startsAt,
    key,
    take: (db, taken) => otherTimes.take(db, taken, { startsAt, userId, key, isHeld: true, now: context.now }),
  });
