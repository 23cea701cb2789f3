import type { Place } from '#features/places/place.ts';
import type { WrittenReview } from '#features/reviews/server/store.ts';
import { buildings } from '#shared/art/building.ts';
import { namesOf } from '#shared/art/palette.ts';
import { seeded } from '#shared/seeded.ts';
import { byTheDay, byTheMonth, everyDay, plan, roomsOf, weekdays, weekdaysAndSaturday } from './demo-centre.ts';
import {
  firstNames,
  firstWords,
  initials,
  lastWords,
  otherLanguages,
  secondWords,
  sentences,
  streets,
  type NonEmptyList,
} from './generated-words.ts';
import { centreServices } from '../services.ts';
import { kinds } from '../stay-limits.ts';
import type { NewCentre } from '../server/centre-store.ts';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { DAY_MS } from '#shared/durations.ts';

const openings = [
  weekdays('08:00', '17:00'),
  weekdays('07:30', '17:30'),
  weekdays('08:30', '16:30'),
  weekdays('07:00', '18:00'),
  weekdaysAndSaturday('08:00', '17:00', '13:00'),
] as const;
const day = plan({
  '09:00': 'welcome',
  '10:00': 'exercise',
  '11:00': 'games',
  '12:00': 'lunch',
  '13:00': 'rest',
  '14:00': 'music',
  '15:30': 'snack',
});

const SCATTER_DEGREES = 0.05;

export type ZipArea = Place & { zip: string };

/** The invented centre of that number, near the middle of that ZIP code, and what was written about it: always the same. */
export function generatedCentre(
  number: number,
  area: ZipArea,
  now: Date,
): { centre: NewCentre; reviews: WrittenReview[] } {
  const dice = diceOf(`centre ${number}`);
  const kind = dice.throws(0.5) ? 'day_care' : dice.pick(kinds);
  const services = centreServices.filter(() => dice.throws(0.35));
  const name = `${dice.pick(firstWords)} ${dice.pick(secondWords)} ${dice.pick(lastWords[kind])}`;
  const capacity = kind === 'day_care' ? dice.within(12, 80) : dice.within(4, 60);
  const reviews = reviewsOf(number, { dice, now });
  const isVerified = dice.throws(0.9);
  const centre: NewCentre = {
    id: generatedId('centre', number),
    name,
    kind,
    verifiedAt: isVerified ? now : null,
    street: `${dice.within(100, 9900)} ${dice.pick(streets)}`,
    city: area.city,
    state: area.state,
    zip: area.zip,
    latitude: area.latitude + dice.around(SCATTER_DEGREES),
    longitude: area.longitude + dice.around(SCATTER_DEGREES),
    timeZone: timeZoneOf(area.state),
    phone: `${dice.within(201, 989)}55501${dice.within(10, 99)}`,
    languages: languagesOf(dice),
    services,
    capacity,
    ...(kind === 'day_care' ? dayCareTerms(dice) : residenceTerms(dice, { capacity, hasRooms: number % 2 === 0 })),
    ...(!isVerified && { prices: null, rooms: [] }),
    about: {
      en: `${name} in ${area.city} welcomes ${capacity} older adults and their families.`,
      sp: `${name}, en ${area.city}, recibe a ${capacity} personas mayores y a sus familias.`,
    },
    art: { seed: `${number}`, kind: dice.pick(namesOf(buildings)) },
    rating: averageOf(reviews.map(({ stars }) => stars)),
    reviewCount: reviews.length,
    createdAt: now,
  };
  return { centre, reviews };
}

const MOST_REVIEWS = 2;

const reviewsOf = (number: number, { dice, now }: { dice: Dice; now: Date }): WrittenReview[] =>
  Array.from({ length: dice.within(0, MOST_REVIEWS) }, (_, index) => {
    const stars = dice.pick([5, 5, 5, 4, 4, 3]);
    return {
      id: generatedId('review', number * MOST_REVIEWS + index),
      providerId: generatedId('centre', number),
      bookingId: null,
      userId: null,
      author: `${dice.pick(firstNames)} ${dice.pick(initials)}.`,
      stars,
      words: dice.pick(sentences[stars] ?? sentences[5]),
      language: 'en',
      createdAt: new Date(now.getTime() - dice.within(3, 700) * DAY_MS),
    };
  });

/** Of at most two reviews: whole or half stars. */
const averageOf = (stars: number[]) =>
  stars.length === 0 ? null : stars.reduce((sum, one) => sum + one, 0) / stars.length;

const dayCareTerms = (dice: Dice) => ({
  prices: byTheDay(dice.within(58, 145)),
  hours: dice.pick(openings),
  dayPlan: day,
});

function residenceTerms(dice: Dice, { capacity, hasRooms }: { capacity: number; hasRooms: boolean }) {
  const prices = byTheMonth(dice.within(140, 320), dice.within(900, 2100), dice.within(3200, 7400));
  return {
    prices,
    hours: everyDay('07:00', '21:00'),
    dayPlan: [],
    rooms: hasRooms ? roomsOf({ capacity, prices }) : [],
  };
}

const languagesOf = (dice: Dice) => [
  'en',
  ...(dice.throws(0.4) ? ['es'] : []),
  ...(dice.throws(0.15) ? [dice.pick(otherLanguages)] : []),
];

export type Dice = ReturnType<typeof diceOf>;

/** Chance that comes out the same for the same text. */
export function diceOf(text: string) {
  const random = seeded(text);
  return {
    throws: (chance: number) => random() < chance,
    within: (least: number, most: number) => least + Math.floor(random() * (most - least + 1)),
    around: (reach: number) => (random() * 2 - 1) * reach,
    pick: <Item>(items: NonEmptyList<Item>): Item => items[Math.floor(random() * items.length)] ?? items[0],
  };
}

const families = { centre: 'c', review: 'd', person: 'b', account: 'a' } as const;

/** A uuid of version 8 that carries a number; `family` keeps centres, reviews, people and accounts apart. */
export const generatedId = (family: keyof typeof families, number: number): string =>
  `1ad00000-000${families[family]}-8000-8000-${number.toString(16).padStart(12, '0')}`;
