import { addDays, type Day, dayIn, daysBetween, daysFrom, weekdayOf } from '#shared/dates.ts';
import type { CentreCard } from '../centre.ts';
import { nextFreeDay } from '../free-day.ts';
import { type StayQuery, askedStay, hasChosenDays } from '../search.ts';
import type { Stay } from '../stay.ts';
import { type Estimate, estimatesOf, type Prices } from '../stay-price.ts';
import { STAY_DAYS } from '../stay-limits.ts';
import type { ListedCentre, Seats, Span } from './search-store.ts';

const DAYS_A_WEEK = 7;

/** What is asked of a centre: the stay and its price, the open weekdays that come in its time, those of them that are wanted, and those on which it may begin. */
export type StayQuestion = {
  stay: Stay;
  /** Null while nobody has chosen the days. */
  estimate: ((prices: Prices) => Estimate) | null;
  weekdays: readonly number[];
  wanted: readonly number[];
  possible: readonly number[];
};
type LocalWeek = { timeZone: string; openWeekdays: readonly number[] };

/** What a search asks, of each centre and of the seats. */
export type Terms = { ask: (centre: LocalWeek) => StayQuestion; span: Span; now: Date };

export const termsOf = (asked: StayQuery, now: Date): Terms => ({
  ask: askingOf(asked, now),
  span: spanOf(asked, now),
  now,
});

// Most centres share their zone and their weekdays, and dates are slow: each answer is kept.
function askingOf(asked: StayQuery, now: Date): Terms['ask'] {
  const known = new Map<string, StayQuestion>();
  return ({ timeZone, openWeekdays }) => {
    const key = `${timeZone} ${openWeekdays.join()}`;
    const asking = known.get(key) ?? askOne(asked, dayIn(timeZone, now), openWeekdays);
    known.set(key, asking);
    return asking;
  };
}

/** The days within which all asked stays lie, wherever the centre is: somewhere it is a day earlier, somewhere a day later. */
function spanOf({ in: first, out: last = '', guests }: StayQuery, now: Date): Span {
  const today = dayIn('UTC', now);
  const monthOn = addDays(first ?? today, STAY_DAYS + 1);
  return { from: first ?? addDays(today, -1), to: last > monthOn ? last : monthOn, guests, now };
}

function askOne(asked: StayQuery, today: Day, openWeekdays: readonly number[]): StayQuestion {
  const stay = askedStay(asked, today, openWeekdays);
  const weekdays = weekdaysWithin(stay, openWeekdays);
  const wanted = weekdays.filter((weekday) => stay.weekDays.includes(weekday));
  const estimate = hasChosenDays(asked) ? estimatesOf(stay, openWeekdays) : null;
  const possible = asked.days.length > 0 ? stay.weekDays : openWeekdays;
  return { stay, estimate, weekdays, wanted, possible };
}

function weekdaysWithin({ checkInDate, checkOutDate }: Stay, weekdays: readonly number[]): readonly number[] {
  if (daysBetween(checkInDate, checkOutDate) >= DAYS_A_WEEK - 1) return weekdays;
  const days = daysFrom(checkInDate, checkOutDate).map(weekdayOf);
  return weekdays.filter((weekday) => days.includes(weekday));
}

/** The open weekdays that come in the time of a stay and have seats for the party each time. */
export function freeWeekdays({ capacity, fullDays }: Seats, { stay, weekdays }: StayQuestion): number[] {
  if (capacity < stay.guestsCount) return [];
  const full = fullDays.filter((day) => day >= stay.checkInDate && day <= stay.checkOutDate).map(weekdayOf);
  return weekdays.filter((weekday) => !full.includes(weekday));
}

/** Whether the party finds seats on every day that it asks for. */
export function hasSpace(seats: Seats, asking: StayQuestion): boolean {
  const free = freeWeekdays(seats, asking);
  return asking.wanted.length > 0 && asking.wanted.every((weekday) => free.includes(weekday));
}

type CardContext = { miles: number | null; terms: Terms };

/** A centre as lists show it. */
export function cardOf(centre: ListedCentre, { miles, terms }: CardContext): CentreCard {
  const { facts, takes } = centre;
  const asking = terms.ask(facts);
  return {
    ...facts,
    takes,
    distanceMiles: miles,
    freeWeekdays: facts.isVerified ? freeWeekdays(centre, asking) : [],
    nextFreeDay: firstFreeDay(centre, asking, terms.now),
    totalCents: (facts.prices && asking.estimate?.(facts.prices).totalCents) ?? null,
  };
}

function firstFreeDay(
  { facts, hasHost, capacity, fullDays }: ListedCentre,
  { stay, possible }: StayQuestion,
  now: Date,
) {
  if (!facts.prices || !hasHost || capacity < stay.guestsCount) return null;
  const isFull = (day: Day) => fullDays.includes(day);
  return nextFreeDay({ ...stay, weekDays: [...possible] }, { ...facts, isFull }, now) ?? null;
}
