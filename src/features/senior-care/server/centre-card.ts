import { milesBetween, type Point } from '#features/places/place.ts';
import { addDays, type Day, dayIn, daysBetween, daysFrom, weekdayOf } from '#shared/dates.ts';
import type { CentreCard, Hours } from '../centre.ts';
import { type Asked, askedStay } from '../search.ts';
import { estimateStay, type Kind, type Stay, STAY_DAYS } from '../stay.ts';
import type { CentreRow, Span } from './search-store.ts';

const DAYS_A_WEEK = 7;

/** What is asked of a centre: the stay, the open weekdays that come in its time, and those of them that are wanted. */
export type Asking = { stay: Stay; weekdays: readonly number[]; wanted: readonly number[] };
type Clocked = { timeZone: string; openWeekdays: readonly number[] };

/** What is asked of each centre. Most of them share their zone and their weekdays, and dates are slow: each answer is kept. */
export function askingOf(asked: Asked, now: Date): (centre: Clocked) => Asking {
  const known = new Map<string, Asking>();
  return ({ timeZone, openWeekdays }) => {
    const key = `${timeZone} ${openWeekdays.join()}`;
    const asking = known.get(key) ?? askOne(asked, dayIn(timeZone, now), openWeekdays);
    known.set(key, asking);
    return asking;
  };
}

function askOne(asked: Asked, today: Day, openWeekdays: readonly number[]): Asking {
  const stay = askedStay(asked, today, openWeekdays);
  const weekdays = weekdaysWithin(stay, openWeekdays);
  return { stay, weekdays, wanted: weekdays.filter((weekday) => stay.weekDays.includes(weekday)) };
}

function weekdaysWithin({ checkInDate, checkOutDate }: Stay, weekdays: readonly number[]): readonly number[] {
  if (daysBetween(checkInDate, checkOutDate) >= DAYS_A_WEEK - 1) return weekdays;
  const days = daysFrom(checkInDate, checkOutDate).map(weekdayOf);
  return weekdays.filter((weekday) => days.includes(weekday));
}

type Seats = { capacity: number; fullDays: readonly Day[] };

/** The open weekdays that come in the time of a stay and have seats for the party each time. */
export function freeWeekdays({ capacity, fullDays }: Seats, { stay, weekdays }: Asking): number[] {
  if (capacity < stay.guestsCount) return [];
  const full = fullDays.filter((day) => day >= stay.checkInDate && day <= stay.checkOutDate).map(weekdayOf);
  return weekdays.filter((weekday) => !full.includes(weekday));
}

/** Whether the party finds seats on every day that it asks for. */
export function hasSpace(seats: Seats, asking: Asking): boolean {
  const free = freeWeekdays(seats, asking);
  return asking.wanted.length > 0 && asking.wanted.every((weekday) => free.includes(weekday));
}

/** The days within which all asked stays lie, wherever the centre is: somewhere it is a day earlier, somewhere a day later. */
export function spanOf({ in: first, out: last, guests }: Asked, now: Date): Span {
  const today = dayIn('UTC', now);
  const from = first ?? addDays(today, -1);
  return { from, to: last !== undefined && last >= from ? last : addDays(first ?? today, STAY_DAYS + 1), guests };
}

type Viewed = { from: Point | null; ask: (centre: Clocked) => Asking };

/** A centre as lists show it. */
export function cardOf(row: CentreRow, { from, ask }: Viewed): CentreCard {
  const facts = factsOf(row);
  const asking = ask(facts);
  return {
    ...facts,
    distanceMiles: from && milesBetween(from, row),
    freeWeekdays: freeWeekdays({ capacity: row.capacity, fullDays: row.full_days }, asking),
    totalCents: estimateStay(facts.prices, asking.stay, facts.openWeekdays).totalCents,
  };
}

/** What a list and the page of a centre have in common. */
export function factsOf(row: Omit<CentreRow, 'full_days'>) {
  return {
    _id: row.id, name: row.name, kind: row.kind as Kind, isVerified: row.verified_at !== null, city: row.city, state: row.state,
    latitude: row.latitude, longitude: row.longitude, timeZone: row.time_zone, rating: row.rating, reviewCount: row.review_count,
    languages: row.languages, services: row.services, offersRides: row.offers_rides, supportsMemory: row.supports_memory,
    prices: { dayCents: row.day_cents, weekCents: row.week_cents, monthCents: row.month_cents },
    hours: row.hours as Hours, openWeekdays: row.open_weekdays, art: row.art as Record<string, string>, // held to these shapes by the table and by whoever writes it
  };
}
