import { type Day } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { Cents } from '#shared/money.ts';
import type { StayDetails } from './stay-details.ts';
import type { Prices } from './stay-price.ts';

/** So many hours before its day opens a skipped day costs nothing, where a booking has frozen nothing else. */
export const SKIP_HOURS = 48;
export const MOST_SKIP_HOURS = 336;

type StayPrices = Pick<StayDetails, 'typeSelect' | 'estimate' | 'guests' | 'dayCents'>;

/** What a day of a stay is worth: its share of what was paid for, or what it cost when it was added. */
export const worthOfDay = ({ estimate, dayCents }: StayPrices, day: Day): Cents =>
  dayCents?.[day] ?? shareOf(estimate, estimate.unitCents);

/** What a day that is added costs: its share at the prices of today. */
export const costOfNewDay = ({ estimate, typeSelect, guests }: StayPrices, prices: Prices): Cents => {
  const unit = { day: prices.dayCents, week: prices.weekCents, month: prices.monthCents }[typeSelect];
  return shareOf(estimate, unit * guests);
};

/** A stay by the week or the month is shared out among its days. */
const shareOf = ({ units, days }: StayDetails['estimate'], unitCents: Cents) => Math.floor((units * unitCents) / days);

/** Until when a day can be let go without a cost. */
export const skipFreeUntil = ({ skipHours = SKIP_HOURS }: Pick<StayDetails, 'skipHours'>, opens: Date): Date =>
  new Date(opens.getTime() - skipHours * HOUR_MS);

/** What comes off the price when a day is let go at `now`: all it is worth in time, nothing later. */
export const worthOfSkip = (
  details: StayPrices & Pick<StayDetails, 'skipHours'>,
  { day, startsAt }: DayTime,
  now: Date,
) => (now <= skipFreeUntil(details, startsAt) ? worthOfDay(details, day) : 0);

type DayTime = { day: Day; startsAt: Date; endsAt: Date };
export type WorthDay<T extends DayTime> = T & { cents: Cents };

type WantedDays<T extends DayTime> = {
  /** What is booked, with what has begun already. */
  booked: readonly T[];
  /** The days that were let go: they are taken back, not booked again. */
  skipped: readonly Day[];
  /** The days of care that are wanted, with their times as the centre has them today. */
  wanted: readonly T[];
  details: StayPrices & Pick<StayDetails, 'skipHours'>;
  prices: Prices;
  now: Date;
};

/**
 * What changes when a family wants other days: days that have begun stay, days that stay keep their price, new ones cost what they
 * cost today, and days that go come off the price by the rule for skipped days. The same function before and after the question.
 */
export function changedDays<T extends DayTime>({ booked, skipped, wanted, details, prices, now }: WantedDays<T>) {
  const isWanted = ({ day }: T) => wanted.some((time) => time.day === day);
  const isKnown = ({ day }: T) => skipped.includes(day) || booked.some((time) => time.day === day);
  const cost = costOfNewDay(details, prices);
  const coming = wanted.filter((time) => time.startsAt > now && !isKnown(time));
  const going = booked.filter((time) => time.startsAt > now && !isWanted(time));
  return {
    added: coming.map((time): WorthDay<T> => ({ ...time, cents: cost })),
    dropped: going.map((time): WorthDay<T> => ({ ...time, cents: worthOfSkip(details, time, now) })),
    keptCount: booked.length - going.length,
    /** Those that go too late for their price to come off. */
    late: going.filter((time) => now > skipFreeUntil(details, time.startsAt)).map(({ day }) => day),
  };
}
