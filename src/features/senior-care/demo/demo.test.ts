import { describe, expect, test } from 'vitest';
import { milesBetween } from '#features/places/place.ts';
import { draw } from '#shared/art/art.ts';
import { addDays } from '#shared/dates.ts';
import { CentreDetails, CentreCard } from '../centre.ts';
import { type DayPlanKey, dayPlanKeys } from '../day-plan.ts';
import { type CentreService, centreServices } from '../services.ts';
import { kinds } from '../stay-limits.ts';
import english from '../text/en.json';
import { demoCentres } from './centres.ts';
import { metros } from '#features/places/demo/metros.ts';
import { DEMO_PASSWORD, demoFamily } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoReviews } from './reviews.ts';

const centres = demoCentres();
const today = '2026-11-20';
const words: Record<string, string> = english;
const withReviews = centres.map((centre) => ({ centre, key: centre.key, reviews: demoReviews(centre, today) }));
const metroOf = (timeZone: string) => Object.values(metros).find((metro) => metro.timeZone === timeZone);

/** The service without which an entry of the day would be a promise nobody keeps. */
const needs: Partial<Record<DayPlanKey, CentreService>> = {
  ride_in: 'rides',
  ride_home: 'rides',
  memory_circle: 'memory_support',
  nurse_round: 'nurse',
  animals: 'pet_visits',
  outing: 'outings',
  prayer: 'faith',
  phone_time: 'technology_help',
  lunch: 'lunch',
  garden: 'garden',
  dance: 'dance',
  music: 'music',
  arts: 'arts',
  games: 'games',
  exercise: 'exercise',
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

describe('the demo town', () => {
  test('has centers of every kind in three time zones, fourteen for the day around Pasadena', () => {
    expect(centres.length).toBeGreaterThanOrEqual(27);
    expect(new Set(centres.map(({ timeZone }) => timeZone)).size).toBe(3);
    for (const metro of Object.values(metros)) {
      const here = centres.filter(({ timeZone }) => timeZone === metro.timeZone);
      expect(new Set(here.map(({ kind }) => kind))).toEqual(new Set(kinds));
    }
    expect(
      centres.filter(({ kind, timeZone }) => kind === 'day_care' && timeZone === metros.losAngeles.timeZone),
    ).toHaveLength(14);
  });

  test('begins with Jacaranda at $84 a day, the nearest to Pasadena', () => {
    const dayCentres = centres.filter(({ kind }) => kind === 'day_care');
    const nearest = dayCentres.toSorted(
      (a, b) => milesBetween(a, metros.losAngeles) - milesBetween(b, metros.losAngeles),
    );
    expect(nearest.slice(0, 3).map(({ name }) => name)).toEqual([
      'Jacaranda Day Center',
      'Casa Amable',
      'Arroyo House',
    ]);
    expect(centres[0]).toMatchObject({ key: 'jacaranda', manager: 'Marcus Webb' });
    expect(centres[0]?.prices).toEqual({ dayCents: 8400, weekCents: 39900, monthCents: 159600 });
  });

  test.each(['id', 'key', 'name', 'phone', 'street', 'manager'] as const)('gives no %s twice', (field) => {
    expect(new Set(centres.map((centre) => centre[field])).size).toBe(centres.length);
  });

  test('leaves two or three centers unverified', () => {
    expect(centres.filter(({ isVerified }) => !isVerified).map(({ key }) => key)).toEqual([
      'arroyo-house',
      'casa-nopal',
      'sandhill-home',
    ]);
  });

  test('is the same every time', () => {
    expect(demoCentres()).toEqual(centres);
    expect(centres[0]?.id).toBe('320f1a42-9cc8-591c-b15a-80301eeb3a7c');
  });
});

describe.each(withReviews)('$key', ({ centre, reviews }) => {
  test('is what a center is', () => {
    const { services } = centre;
    const offers = { offersRides: services.includes('rides'), supportsMemory: services.includes('memory_support') };
    const derived = {
      ...offers,
      openWeekdays: [],
      reviewCount: reviews.length,
      hostId: null,
      closedDays: [],
      aboutLanguage: 'en',
      stars: [],
      receipt: [],
      plans: [],
      photo: null,
      photos: [],
      about: centre.about.en,
    };
    const rooms = centre.rooms.map((room) => ({ ...room, free: room.places }));
    const facts = { ...centre, _id: centre.id, rooms, ...derived };
    expect(CentreDetails.safeParse(facts).error?.issues).toBeUndefined();
    expect(
      CentreCard.safeParse({
        ...facts,
        distanceMiles: 1,
        takes: [],
        freeWeekdays: [],
        nextFreeDay: null,
        totalCents: null,
      }).error?.issues,
    ).toBeUndefined();
  });

  test('stands in its metropolitan area, on a street that does not exist, with a phone that nobody has', () => {
    const metro = metroOf(centre.timeZone);
    expect(metro && milesBetween(centre, metro)).toBeLessThan(30);
    expect(centre.state).toBe(metro?.state);
    expect(centre.street).toMatch(/^\d+ Example /);
    expect(centre.phone).toMatch(/^\d{3}55501\d\d$/);
    expect(centre.zip).toMatch(/^\d{5}$/);
  });

  test('has words for all that it offers and plans, and says enough about itself', () => {
    for (const service of centre.services) expect(words[`seniorCare.service.${service}`]).toBeTruthy();
    for (const { what } of centre.dayPlan) expect(words[`seniorCare.plan.${what}`]).toBeTruthy();
    expect(centre.dayPlan.length).toBeGreaterThanOrEqual(5);
    expect(centre.dayPlan.length).toBeLessThanOrEqual(7);
    expect(centre.dayPlan.map(({ time }) => time)).toEqual(centre.dayPlan.map(({ time }) => time).toSorted());
    for (const about of Object.values(centre.about)) expect(about.match(/[.!?](\s|$)/g)).toHaveLength(3);
    for (const text of textsIn(centre)) expect(text.trim()).not.toBe('');
  });

  test('plans its day within its hours and charges less for longer', () => {
    const { open = '', close = '' } = centre.hours[0] ?? {};
    if (centre.kind === 'day_care')
      for (const { time } of centre.dayPlan) expect(time >= open && time <= close).toBe(true);
    const { dayCents, weekCents, monthCents } = centre.prices;
    expect(weekCents).toBeLessThan(dayCents * 7);
    expect(monthCents).toBeLessThanOrEqual(weekCents * 4);
  });

  test('plans only what it offers', () => {
    for (const { what } of centre.dayPlan) if (what in needs) expect(centre.services).toContain(needs[what]);
  });

  test('can be drawn', () => expect(draw('place', centre.art)).toContain('<svg'));

  test('has 5 to 40 reviews, no two alike, that come to its rating', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(5);
    expect(reviews.length).toBeLessThanOrEqual(40);
    for (const field of ['words', 'author', 'id'] as const) {
      expect(new Set(reviews.map((review) => review[field])).size).toBe(reviews.length);
    }
    const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
    expect(Math.abs(average - centre.rating)).toBeLessThanOrEqual(0.1);
  });

  test('has reviews in whole sentences, from the last two years, newest first', () => {
    for (const { words: said, day, stars } of reviews) {
      expect(said).toMatch(/^[\p{Lu}“].*[.!?]$/u);
      expect(said).not.toMatch(/[{}]|undefined|\s\s/);
      expect(day < today && day > addDays(today, -731)).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(stars);
    }
    expect(reviews.map(({ day }) => day)).toEqual(
      reviews
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
  });

  test('keeps its reviews when the day changes, only their dates move', () => {
    const later = demoReviews(centre, addDays(today, 10));
    expect(later.map(({ id, words: said }) => [id, said])).toEqual(reviews.map(({ id, words: said }) => [id, said]));
    expect(later[0]?.day).toBe(addDays(reviews[0]?.day ?? today, 10));
  });
});

test('every service and every entry of a day occurs somewhere', () => {
  expect(new Set(centres.flatMap(({ services }) => services))).toEqual(new Set(centreServices));
  expect(new Set(centres.flatMap(({ dayPlan }) => dayPlan.map(({ what }) => what)))).toEqual(new Set(dayPlanKeys));
});

test('there is somebody on both sides', () => {
  expect(demoFamily).toMatchObject({
    email: 'elena@example.com',
    password: DEMO_PASSWORD,
    mother: { firstName: 'Rosa' },
  });
  const managed = centres.find(({ key }) => key === demoManager.centreKey);
  expect(managed?.manager).toBe(`${demoManager.firstName} ${demoManager.lastName}`);
});
