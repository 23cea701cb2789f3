import * as z from 'zod/mini';
import { addDays, type Day } from '#shared/dates.ts';
import { defaultWeekdays, Kind, type Stay, TypedDay, Weekday } from './stay.ts';
import { DEFAULT_MILES, MOST_GUESTS, STAY_DAYS } from './stay-limits.ts';

export const distances = [2, 5, 10, 25, 50] as const;
export const sorts = ['distance', 'price', 'rating'] as const;
export const SEARCH_PAGE_LENGTH = 20;
/** Of each kind, so many of the nearest are looked at; beyond, counts say '100+'. */
export const MOST_CANDIDATES = 100;
/** So many when filters or a late page leave too few of them. */
export const MOST_CANDIDATES_FURTHER = 1000;

/** `a,b` or repeated, as addresses carry lists. */
const list = <S extends z.core.$ZodType>(item: S) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((given) => (typeof given === 'string' ? given.split(',') : given).filter(Boolean) as z.input<S>[]),
      ),
      z.array(item, 'errors.invalid_input').check(z.maxLength(20, 'errors.invalid_input')),
    ),
    [],
  );
const number = (least: number, most: number) =>
  z.coerce
    .number('errors.invalid_input')
    .check(z.gte(least, 'errors.invalid_input'), z.lte(most, 'errors.invalid_input'));
const whole = (least: number, most: number) => number(least, most).check(z.int('errors.invalid_input'));
/** A form that is sent without a script carries its empty fields along: they count as left out. The types stay what they were. */
const spare = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.transform((given: unknown) => (given === '' ? undefined : given)),
    z.optional(schema) as z.core.$ZodType,
  ) as unknown as z.ZodMiniOptional<S>;
const flag = z._default(
  z.pipe(
    z.enum(['1', 'true', '0', 'false', ''], 'errors.invalid_input'),
    z.transform((text) => text === '1' || text === 'true'),
  ),
  false,
);

/** The whole search, as it stands in the address bar and travels to the server: `?place=Pasadena, CA&kind=day_care&rides=1&max=90`. */
export const CentreSearch = z.object({
  /** A town, a ZIP code, or left out with coordinates: 'near me'. */
  place: z._default(z.string().check(z.trim(), z.maxLength(80, 'errors.invalid_input')), ''),
  latitude: z.optional(spare(number(-90, 90))),
  longitude: z.optional(spare(number(-180, 180))),
  kind: list(Kind),
  miles: z._default(spare(number(1, 100)), DEFAULT_MILES),
  /** The most a day may cost, in dollars. */
  max: z.optional(spare(number(1, 10_000))),
  rating: z.optional(spare(number(1, 5))),
  language: list(z.string().check(z.regex(/^[a-z]{2,3}$/, 'errors.invalid_input'))),
  rides: flag,
  memory: flag,
  /** Only centres with seats on all asked days. */
  space: flag,
  in: z.optional(spare(TypedDay)),
  out: z.optional(spare(TypedDay)),
  days: list(z.pipe(z.coerce.number('errors.invalid_input'), Weekday)),
  guests: z._default(spare(whole(1, MOST_GUESTS)), 1),
  sort: z._default(spare(z.enum(sorts, 'errors.invalid_input')), 'distance'),
  page: z._default(spare(whole(1, 100)), 1),
});
export type CentreSearch = z.output<typeof CentreSearch>;

/** When, on which weekdays and with how many: the part of a search that has a price. */
export type Asked = Pick<CentreSearch, 'in' | 'out' | 'days' | 'guests'>;

/** The stay that a search asks of a centre. What it leaves open is four weeks from `today`, one day a week. */
export function askedStay(asked: Asked, today: Day, openWeekdays: readonly number[]): Stay {
  const checkInDate = asked.in ?? today;
  const checkOutDate =
    asked.out !== undefined && asked.out >= checkInDate ? asked.out : addDays(checkInDate, STAY_DAYS);
  const weekDays = asked.days.length > 0 ? [...new Set(asked.days)] : defaultWeekdays(checkInDate, openWeekdays);
  return { checkInDate, checkOutDate, weekDays, typeSelect: 'day', guestsCount: asked.guests, Seniorcount: 1 };
}

/** How many centres each choice would leave, the other choices staying as they are. */
export const Counts = z.object({
  kind: z.record(Kind, z.int()),
  rides: z.int(),
  memory: z.int(),
  space: z.int(),
  language: z.record(z.string(), z.int()),
  rating: z.record(z.string(), z.int()),
  miles: z.record(z.string(), z.int()),
  max: z.record(z.string(), z.int()),
});
export type Counts = z.output<typeof Counts>;

/** The price steps that the filter offers, dollars a day. */
export const priceSteps = [75, 90, 110, 150, 200] as const;
export const ratingSteps = [4.8, 4.5, 4] as const;
