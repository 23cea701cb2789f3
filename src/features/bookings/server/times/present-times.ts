import { stateOf } from '../../attendance.ts';
import { centsOff, isInTime, type MovedTime, type SingleTime, stateOfTime, type TimeSide } from '../../single-time.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { Status } from '../../status.ts';
import type { PackedAttendance } from '../attendance/packed-attendance-store.ts';
import { notedOf } from '../attendance/present-attendance.ts';
import type { PackedSkip } from '../changes/packed-change-store.ts';
import type { SingleTimes, Time } from '../kind.ts';
import type { PackedMove } from './move-store.ts';

type Row = {
  status: Status;
  snapshot: Snapshot;
  times: readonly Time[];
  packed_attendance: readonly PackedAttendance[] | null;
  packed_moves: readonly PackedMove[] | null;
  packed_skips: readonly PackedSkip[] | null;
};
type TimesContext = { single: SingleTimes | undefined; side: TimeSide; now: Date };

/** Each time of a booking with what has become of it, those that were cancelled among them, and what this side can do with it. */
export function presentTimes(row: Row, { single, side, now }: TimesContext): SingleTime[] {
  if (!single) return [];
  const { status, snapshot, times } = row;
  const moves = movesOf(row.packed_moves);
  const noted = notedOf(row.packed_attendance);
  const standing = times.map((time): SingleTime => {
    const { startsAt } = spanOf(time);
    const moved = moves.get(startsAt);
    const attendance = noted.get(startsAt);
    const state = attendance ? stateOf(attendance) : 'expected';
    const isOpen = (status === 'accepted' || status === 'scheduled') && state === 'expected';
    const can = (hours: number) => isOpen && isInTime(time.startsAt, { by: side, hours, now });
    const worth = { cents: single.worth(snapshot.details, time), startsAt: time.startsAt, moved };
    return {
      ...spanOf(time),
      state: stateOfTime(state, time.startsAt, now),
      movedFrom: moved?.movedFrom.toISOString() ?? null,
      cancelledBy: null,
      reason: null,
      cents: centsOff({ ...worth, policy: snapshot.refundPolicy }, { by: side, now }),
      canCancel: can(single.untilHours.cancel) && times.length > 1,
      canMove: can(single.untilHours.move),
    };
  });
  return [...standing, ...cancelledIn(row.packed_skips)].toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
}

const cancelledIn = (packed: readonly PackedSkip[] | null) =>
  (packed ?? []).flatMap(([day, startsAt, cents, endsAt, , cancelledBy, reason]): SingleTime[] =>
    cancelledBy === null
      ? []
      : [
          {
            ...spanOf({ day, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }),
            state: 'cancelled',
            movedFrom: null,
            cancelledBy,
            reason,
            cents,
            canCancel: false,
            canMove: false,
          },
        ],
  );

/** How the times of a booking came to where they are, by their beginning. */
export const movesOf = (packed: readonly PackedMove[] | null) =>
  new Map(
    (packed ?? []).map(([startsAt, movedFrom, bookedFor, movedBy, termsFrom]): [string, MovedTime] => [
      new Date(startsAt).toISOString(),
      {
        movedFrom: new Date(movedFrom),
        bookedFor: new Date(bookedFor),
        movedBy,
        termsFrom: termsFrom === null ? null : new Date(termsFrom),
      },
    ]),
  );

const spanOf = ({ day, startsAt, endsAt }: Time) => ({
  day,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
