import * as z from 'zod/mini';
import { commonFields, placeShape } from '#features/search/place-search.ts';
import { flag, list, spare, whole } from '#features/search/query-schema.ts';
import { LONGEST_PLAN } from '#features/providers/plans.ts';
import { addDays, type Day } from '#shared/dates.ts';
import { defaultWeekdays } from './open-days.ts';
import { Kind, type Stay, TypedDay, Weekday } from './stay.ts';
import { MOST_GUESTS, STAY_DAYS } from './stay-limits.ts';

export const centreSorts = ['distance', 'price', 'rating'] as const;

/** The whole search, as it stands in the address bar and travels to the server: `?place=Pasadena, CA&kind=day_care&rides=1&max=90`. */
export const CentreSearch = z.object({
  ...placeShape(centreSorts),
  kind: list(Kind),
  ...commonFields,
  /** Names of insurance plans, of which a centre says that it takes one. */
  plan: list(z.string().check(z.trim(), z.maxLength(LONGEST_PLAN, 'errors.invalid_input'))),
  rides: flag,
  memory: flag,
  /** Only centres with seats on all asked days. */
  space: flag,
  in: z.optional(spare(TypedDay)),
  out: z.optional(spare(TypedDay)),
  days: list(z.pipe(z.coerce.number('errors.invalid_input'), Weekday)),
  guests: z._default(spare(whole(1, MOST_GUESTS)), 1),
});
export type CentreSearch = z.output<typeof CentreSearch>;

/** When, on which weekdays and with how many: the part of a search that has a price. */
export type StayQuery = Pick<CentreSearch, 'in' | 'out' | 'days' | 'guests'>;

/** Whether somebody has said when and on which days: what they left open has no price. */
export const hasChosenDays = ({ in: first, out, days }: StayQuery): boolean =>
  (first !== undefined || out !== undefined) && (days.length > 0 || first === out);

/** The stay that a search asks of a centre. What it leaves open is four weeks from `today`, one day a week. */
export function askedStay(asked: StayQuery, today: Day, openWeekdays: readonly number[]): Stay {
  const checkInDate = asked.in ?? today;
  const checkOutDate =
    asked.out !== undefined && asked.out >= checkInDate ? asked.out : addDays(checkInDate, STAY_DAYS);
  const weekDays = asked.days.length > 0 ? [...new Set(asked.days)] : defaultWeekdays(checkInDate, openWeekdays);
  return { checkInDate, checkOutDate, weekDays, typeSelect: 'day', guestsCount: asked.guests, Seniorcount: 1 };
}
