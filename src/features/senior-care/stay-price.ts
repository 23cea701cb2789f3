import * as z from 'zod/mini';
import { daysBetween, daysFrom, weekdayOf } from '#shared/dates.ts';
import type { Day } from '#shared/day.ts';
import type { Cents } from '#shared/money.ts';
import type { Stay } from './stay.ts';

const DAYS_A_WEEK = 7;
export const WEEKS_A_MONTH = 4;

export type Prices = { dayCents: Cents; weekCents: Cents; monthCents: Cents };

/** Integer cents, all of them for the whole party. `days` are the days of care that are counted. */
export const Estimate = z.object({
  days: z.int(),
  unitCents: z.int(),
  units: z.int(),
  perDayCents: z.int(),
  perWeekCents: z.int(),
  perMonthCents: z.int(),
  totalCents: z.int(),
  depositCents: z.int(),
});
export type Estimate = z.output<typeof Estimate>;

/** The days of care: the chosen weekdays from check-in to check-out, both included, on which the centre is open. */
export const careDays = (
  stay: Pick<Stay, 'checkInDate' | 'checkOutDate' | 'weekDays'>,
  openWeekdays: readonly number[],
): Day[] =>
  daysFrom(stay.checkInDate, stay.checkOutDate).filter(
    (day) => stay.weekDays.includes(weekdayOf(day)) && openWeekdays.includes(weekdayOf(day)),
  );

/**
 * What a stay costs; the same function on the page and on the server. By the day each day of care counts, by the week each
 * begun week, by the month each begun four weeks. The first day is paid at once, the rest at check-in.
 */
export const estimateStay = (prices: Prices, stay: Stay, openWeekdays: readonly number[]): Estimate =>
  estimatesOf(stay, openWeekdays)(prices);

/** The same for many prices: the days are counted once. */
export function estimatesOf(stay: Stay, openWeekdays: readonly number[]): (prices: Prices) => Estimate {
  const days = careDays(stay, openWeekdays).length;
  const weekdays = stay.weekDays.filter((weekday) => openWeekdays.includes(weekday)).length;
  const guests = stay.guestsCount;
  const length = daysBetween(stay.checkInDate, stay.checkOutDate) + 1;
  const weeks = days === 0 ? 0 : Math.ceil(Math.max(length - 1, 1) / DAYS_A_WEEK);
  const months = days === 0 ? 0 : Math.ceil(Math.max(length - 1, 1) / (DAYS_A_WEEK * WEEKS_A_MONTH));
  return (prices) => {
    const { unitCents, units } = {
      day: { unitCents: prices.dayCents, units: days },
      week: { unitCents: prices.weekCents, units: weeks },
      month: { unitCents: prices.monthCents, units: months },
    }[stay.typeSelect];
    const perWeekCents =
      guests *
      (stay.typeSelect === 'day'
        ? prices.dayCents * weekdays
        : stay.typeSelect === 'week'
          ? prices.weekCents
          : Math.round(prices.monthCents / WEEKS_A_MONTH));
    const totalCents = unitCents * units * guests;
    return {
      days,
      unitCents: unitCents * guests,
      units,
      perDayCents: prices.dayCents * guests,
      perWeekCents,
      perMonthCents: stay.typeSelect === 'month' ? prices.monthCents * guests : perWeekCents * WEEKS_A_MONTH,
      totalCents,
      depositCents: Math.min(prices.dayCents * guests, totalCents),
    };
  };
}
