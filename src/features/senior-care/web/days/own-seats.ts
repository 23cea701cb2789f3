import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { addDays, type Day } from '#shared/dates.ts';
import type { SeatDay } from '../../centre.ts';
import type { RoomType } from '../../rooms.ts';
import { LONGEST_STAY_DAYS } from '../../stay-limits.ts';
import { seatsOf } from '../queries.ts';

type OwnSeats = { days: readonly Day[]; guests: number; room: RoomType | null };
const Own = createContext<OwnSeats>({ days: [], guests: 0, room: null });
/** Around what chooses a held booking anew: what it keeps itself is free to it. */
export const OwnSeatsProvider = Own.Provider;

/** The seats of the coming year at a center, or in rooms of one type. */
export function useYearOfSeats(centreId: string, today: Day, room: RoomType | null): readonly SeatDay[] {
  const own = use(Own);
  const { data } = useQuery(seatsOf(centreId, { from: today, to: addDays(today, LONGEST_STAY_DAYS), room }));
  return (data?.data ?? []).map((seats) =>
    own.room === room && own.days.includes(seats.day) ? { ...seats, free: seats.free + own.guests } : seats,
  );
}
