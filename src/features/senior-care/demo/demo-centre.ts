import type { Hours } from '#features/providers/hours.ts';
import type { DayPlanKey } from '../day-plan.ts';
import type { CentreService } from '../services.ts';
import type { Room } from '../rooms.ts';
import type { Kind } from '../stay.ts';
import type { Prices } from '../stay-price.ts';
import aboutInEnglish from './about.en.json';
import aboutInSpanish from './about.sp.json';
import { demoId } from '#server/demo-id.ts';
import type { Metro } from '#features/places/demo/metros.ts';

export type DemoCentre = Facts & {
  id: string;
  kind: Kind;
  state: string;
  timeZone: string;
};

type Facts = {
  key: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** Ten digits, all of the range 555-01xx that nobody has. */
  phone: string;
  isVerified: boolean;
  /** First and last name of the person who answers requests. */
  manager: string;
  languages: string[];
  services: CentreService[];
  /** Seats a day, or rooms of a residence. */
  capacity: number;
  /** Weekdays, 1 to 7, on which regular guests take every seat. */
  fullWeekdays: number[];
  prices: Prices;
  /** Of a residence. */
  rooms: Room[];
  hours: Hours;
  dayPlan: { time: string; what: DayPlanKey }[];
  about: { en: string; sp: string };
  /** Traits of the art kit's place. */
  art: { seed: string; kind: string; sky: string; wall: string; roof: string };
  tint: 'sky' | 'coral' | 'sun' | 'pine' | 'lilac';
  /** What its reviews come to on average, and how many there are. */
  rating: number;
  reviewCount: number;
  /** Sentences that only fit this centre; `{who}`, `{she}`, `{her}` and `{them}` stand for the person in care. */
  remarks: string[];
};

/** How a centre is written down: what follows from something else is left out. */
export type CentreEntry = Omit<Facts, 'key' | 'about' | 'art' | 'fullWeekdays' | 'isVerified' | 'rooms'> & {
  /** What it says about itself stands under this key in `about.en.json` and `about.sp.json`. */
  key: keyof typeof aboutInEnglish & keyof typeof aboutInSpanish;
  art: [kind: string, sky: string, wall: string, roof: string];
  fullWeekdays?: number[];
  isVerified?: boolean;
};

/** A centre of a metropolitan area from what is written down about it. */
export function centreIn(
  metro: Metro,
  kind: Kind,
  { art, fullWeekdays = [], isVerified = true, ...facts }: CentreEntry,
): DemoCentre {
  const [building, sky, wall, roof] = art;
  return {
    ...facts,
    id: demoId(`centre ${facts.key}`),
    kind,
    state: metro.state,
    timeZone: metro.timeZone,
    isVerified,
    about: { en: aboutInEnglish[facts.key], sp: aboutInSpanish[facts.key] },
    fullWeekdays,
    rooms: kind === 'day_care' ? [] : roomsOf(facts),
    art: { seed: facts.key, kind: building, sky, wall, roof },
  };
}

/** Half of the places in shared rooms at its prices, a few suites, and private rooms. */
export function roomsOf({ capacity, prices }: Pick<Facts, 'capacity' | 'prices'>): Room[] {
  const [shared, suites] = [Math.floor(capacity / 2), Math.ceil(capacity / 10)];
  const dearer = (parts: number) => {
    const cents = (whole: number) => Math.round((whole * parts) / 10_000) * 1000;
    return {
      dayCents: cents(prices.dayCents),
      weekCents: cents(prices.weekCents),
      monthCents: cents(prices.monthCents),
    };
  };
  return [
    { type: 'private', places: capacity - shared - suites, prices: dearer(13) },
    { type: 'shared', places: shared, prices },
    { type: 'suite', places: suites, prices: dearer(17) },
  ];
}

/** Prices of a day centre: a full week costs a quarter day less than five days, four weeks the price of nineteen days. */
export const byTheDay = (dollars: number): Prices => ({
  dayCents: dollars * 100,
  weekCents: dollars * 475,
  monthCents: dollars * 1900,
});

/** Prices of a residence, in dollars: a night on trial, a week, and the month that people really stay for. */
export const byTheMonth = (day: number, week: number, month: number): Prices => ({
  dayCents: day * 100,
  weekCents: week * 100,
  monthCents: month * 100,
});

export const weekdays = (open: string, close: string): Hours => [...fiveTimes({ open, close }), null, null];

export const weekdaysAndSaturday = (open: string, close: string, saturdayClose: string): Hours => [
  ...fiveTimes({ open, close }),
  { open, close: saturdayClose },
  null,
];

export const everyDay = (open: string, close: string): Hours => [
  ...fiveTimes({ open, close }),
  { open, close },
  { open, close },
];

const fiveTimes = <Entry>(entry: Entry): Entry[] => [entry, entry, entry, entry, entry];

/** A day there, in order: `plan({ '08:30': 'welcome', '12:00': 'lunch' })`. */
export const plan = (entries: Record<string, DayPlanKey>): DemoCentre['dayPlan'] =>
  Object.entries(entries).map(([time, what]) => ({ time, what }));
