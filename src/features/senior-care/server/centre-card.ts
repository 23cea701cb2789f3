import { milesBetween, type Point } from '#features/places/place.ts';
import { addDays, type Day, dayIn, daysBetween, daysFrom, weekdayOf } from '#shared/dates.ts';
import type { CentreCard, Hours } from '../centre.ts';
import { type Asked, askedStay } from '../search.ts';
import { estimateStay, type Kind, type Stay, STAY_DAYS } from '../stay.ts';
import type { CentreRow, Span } from './search-store.ts';

const DAYS_A_WEEK = 7;

/** The calendar day at each centre: many of them share a zone, and asking for the day is slow. */
export function calendar(now: Date): (timeZone: string) => Day {
  const known = new Map<string, Day>();
  return (timeZone) => {
    const today = known.get(timeZone) ?? dayIn(timeZone, now);
    known.set(timeZone, today);
    return today;
  };
}

/** The days within which all asked stays lie, wherever the centre is: somewhere it is a day earlier, somewhere a day later. */
export function spanOf({ in: first, out: last, guests }: Asked, now: Date): Span {
  const today = dayIn('UTC', now);
  const from = first ?? addDays(today, -1);
  return { from, to: last !== undefined && last >= from ? last : addDays(first ?? today, STAY_DAYS + 1), guests };
}

type Open = { openWeekdays: readonly number[]; capacity: number; fullDays: readonly Day[] };

/** The open weekdays that come in the time of a stay and have seats for the party each time. */
export function freeWeekdays({ openWeekdays, capacity, fullDays }: Open, stay: Stay): number[] {
  if (capacity < stay.guestsCount) return [];
  const full = new Set(fullDays.filter((day) => day >= stay.checkInDate && day <= stay.checkOutDate).map(weekdayOf));
  return weekdaysWithin(stay, openWeekdays).filter((weekday) => !full.has(weekday));
}

/** Whether the party finds seats on every day that it asks for. */
export function hasSpace(centre: Open, stay: Stay): boolean {
  const free = freeWeekdays(centre, stay);
  const wanted = weekdaysWithin(stay, centre.openWeekdays).filter((weekday) => stay.weekDays.includes(weekday));
  return wanted.length > 0 && wanted.every((weekday) => free.includes(weekday));
}

function weekdaysWithin({ checkInDate, checkOutDate }: Stay, weekdays: readonly number[]): readonly number[] {
  if (daysBetween(checkInDate, checkOutDate) >= DAYS_A_WEEK - 1) return weekdays;
  const days = daysFrom(checkInDate, checkOutDate).map(weekdayOf);
  return weekdays.filter((weekday) => days.includes(weekday));
}

type Viewed = { asked: Asked; from: Point | null; today: (timeZone: string) => Day };

/** A centre as lists show it. */
export function cardOf(row: CentreRow, { asked, from, today }: Viewed): CentreCard {
  const facts = factsOf(row);
  const stay = askedStay(asked, today(row.time_zone), row.open_weekdays);
  return {
    ...facts,
    distanceMiles: from && milesBetween(from, row),
    freeWeekdays: freeWeekdays({ openWeekdays: row.open_weekdays, capacity: row.capacity, fullDays: row.full_days }, stay),
    totalCents: estimateStay(facts.prices, stay, row.open_weekdays).totalCents,
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
