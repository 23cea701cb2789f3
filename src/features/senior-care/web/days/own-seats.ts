import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { addDays, type Day } from '#shared/dates.ts';
import type { SeatDay } from '../../centre.ts';
import { LONGEST_STAY_DAYS } from '../../stay-limits.ts';
import { seatsOf } from '../queries.ts';

const Own = createContext<{ days: readonly Day[]; guests: number }>({ days: [], guests: 0 });
/** Around what chooses a held booking anew: what it keeps itself is free to it. */
export const OwnSeatsProvider = Own.Provider;

/** The seats of the coming year at a center. */
export function useYearOfSeats(centreId: string, today: Day): readonly SeatDay[] {
  const own = use(Own);
  const { data } = useQuery(seatsOf(centreId, today, addDays(today, LONGEST_STAY_DAYS)));
  return (data?.data ?? []).map((seats) =>
    own.days.includes(seats.day) ? { ...seats, free: seats.free + own.guests } : seats,
  );
}
