import { addDays, type Day, readDay } from '#shared/dates.ts';
import type { CentreSearch } from '../../search.ts';
import { rangeProblem, STAY_DAYS } from '../../stay-limits.ts';

/** When and for how many, as it is typed. */
export type TypedStay = { checkIn: string; checkOut: string; weekDays: number[]; guests: number };
export type StayProblem = { field: string; key: string };

/** The stay of a search, to be typed on. */
export function stayOf(search: CentreSearch | undefined, today: Day): TypedStay {
  const checkIn = search?.in ?? today;
  return {
    checkIn,
    checkOut: search?.out ?? addDays(checkIn, STAY_DAYS),
    weekDays: search?.days ?? [],
    guests: search?.guests ?? 1,
  };
}

/** What is wrong with the days; left empty, they are the usual ones. */
export function problemsOf({ checkIn, checkOut }: TypedStay, today: Day): StayProblem[] {
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  const isOver = from !== undefined && from < today;
  const found = {
    checkInDate: checkIn && !from ? 'errors.dateImproper' : isOver ? 'errors.dayOver' : undefined,
    checkOutDate: checkOut && !to ? 'errors.dateImproper' : !isOver && from && to && rangeProblem(from, to),
  };
  return Object.entries(found).flatMap(([field, key]) => (key ? [{ field, key }] : []));
}

/** Days that were never touched stay out of the address, so that tomorrow the same link begins tomorrow. */
export function askedDays({ checkIn, checkOut, weekDays }: TypedStay, today: Day): Pick<CentreSearch, 'in' | 'out'> {
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  const isUsual = from === today && to === addDays(today, STAY_DAYS) && weekDays.length === 0;
  if (!from || isUsual) return { in: undefined, out: undefined };
  return { in: from, out: to ?? addDays(from, STAY_DAYS) };
}
