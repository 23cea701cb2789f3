import { addDays, type Day } from '#shared/dates.ts';
import { addMonths } from '#web/ui/calendar-month.ts';
import type { CalendarDay } from '../../partner-contract.ts';

/** The first day of the month that the address names (`?month=2026-06`, or that of `?day=`), or of today's. */
export function monthIn(search: URLSearchParams, today: Day): Day {
  const named = [search.get('month'), search.get('day')?.slice(0, 7)].find((month) =>
    /^20\d\d-(0[1-9]|1[0-2])$/.test(month ?? ''),
  );
  return `${named ?? today.slice(0, 7)}-01`;
}

export const lastOf = (month: Day): Day => addDays(addMonths(month, 1), -1);

/** `closed` by the opening hours, `shut` by hand. A closed day on which people come all the same is an open one. */
export function stateOf({ isOpen, capacity, taken }: CalendarDay): 'open' | 'closed' | 'shut' {
  if (!isOpen && taken === 0) return 'closed';
  return capacity === 0 ? 'shut' : 'open';
}

/** Seats by what they are: accepted, waiting for an answer, held for families who are paying or next in line or taken elsewhere, and free. */
export function seatsOf({ capacity, taken, guests }: CalendarDay) {
  const count = (isPending: boolean) =>
    guests.filter((guest) => guest.isPending === isPending).reduce((sum, guest) => sum + guest.guests, 0);
  const [accepted, pending] = [count(false), count(true)];
  return { accepted, pending, held: Math.max(0, taken - accepted - pending), free: Math.max(0, capacity - taken) };
}
