import type { CountedTime } from '../../refund-policy.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { PackedAttendance } from '../attendance/packed-attendance-store.ts';
import { notedOf } from '../attendance/present-attendance.ts';
import type { PackedSkip } from '../changes/packed-change-store.ts';
import type { SingleTimes, Time } from '../kind.ts';
import type { PackedMove } from './move-store.ts';
import { movesOf } from './present-times.ts';

export type CountedRow = {
  snapshot: Snapshot;
  times: readonly Time[];
  /** From when the policy counts for the booking as a whole. */
  terms_from: Date | null;
  packed_attendance: readonly PackedAttendance[] | null;
  packed_moves: readonly PackedMove[] | null;
  packed_skips: readonly PackedSkip[] | null;
};

/** The times of a booking as they count when the rest of it is cancelled; undefined of a kind whose times do not go by themselves. */
export function countedTimes(row: CountedRow, single: SingleTimes | undefined): CountedTime[] | undefined {
  if (!single) return undefined;
  const { snapshot, times } = row;
  const worthOf = (time: Time) => single.worth(snapshot.details, time);
  const moves = movesOf(row.packed_moves);
  const noted = notedOf(row.packed_attendance);
  const cancelled = cancelledIn(row.packed_skips, worthOf);
  // The only one there ever was can have moved with its booking.
  const lone = times.length === 1 && cancelled.length === 0 ? row.terms_from : null;
  const standing = times.map((time): CountedTime => {
    const moved = moves.get(time.startsAt.toISOString());
    return {
      cents: worthOf(time),
      startsAt: time.startsAt,
      bookedFor: moved?.bookedFor ?? time.startsAt,
      termsFrom: moved?.termsFrom ?? lone,
      isMovedByProvider: moved?.movedBy === 'provider',
      isOver: noted.has(time.startsAt.toISOString()),
    };
  });
  return [...standing, ...cancelled];
}

const cancelledIn = (packed: readonly PackedSkip[] | null, worthOf: (time: Time) => number) =>
  (packed ?? []).flatMap(([day, startsAt, centsOff, endsAt, bookedFor, cancelledBy]): CountedTime[] => {
    if (cancelledBy === null) return [];
    const time = { day, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    return [
      {
        cents: worthOf(time) - centsOff,
        startsAt: time.startsAt,
        bookedFor: new Date(bookedFor),
        termsFrom: null,
        isMovedByProvider: false,
        isOver: true,
      },
    ];
  });
