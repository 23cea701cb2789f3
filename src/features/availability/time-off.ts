import * as z from 'zod/mini';
import { Clock } from '#features/providers/hours.ts';
import { addDays, dayIn, instantOf, timeIn } from '#shared/dates.ts';
import { Day } from '#shared/day.ts';
import { type Span, spanOfDays } from './span.ts';

/** So many days are closed at once at most. */
export const LONGEST_BREAK_DAYS = 60;

/** When nobody is received: whole days, or from one hour to another of the day. On the provider's calendar and clock. */
export const TimeOff = z.object({
  _id: z.uuid(),
  first: z.string(),
  last: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type TimeOff = z.output<typeof TimeOff>;

const Hour = z._default(z.union([z.literal(''), Clock], 'errors.invalid_input'), '');

export const TimeOffForm = z.object({ first: Day, last: Day, from: Hour, to: Hour }).check(
  z.refine(({ first, last }) => first <= last, { error: 'errors.dateImproper', path: ['last'] }),
  z.refine(({ from, to }) => (from === '') === (to === ''), { error: 'errors.timeOffHalf', path: ['to'] }),
  z.refine(({ first, last, from }) => from === '' || first === last, { error: 'errors.timeOffOneDay', path: ['last'] }),
  z.refine(({ from, to }) => from === '' || to === '' || from < to, { error: 'errors.hoursOrder', path: ['to'] }),
);
export type TimeOffForm = z.output<typeof TimeOffForm>;

/** From which instant to which, in that zone (IANA name). */
export const spanOfTimeOff = ({ first, last, from, to }: TimeOffForm, zone: string): Span =>
  from === ''
    ? spanOfDays({ first, last }, zone)
    : { startsAt: instantOf(first, from, zone), endsAt: instantOf(last, to, zone) };

/** The same the other way round. */
export function timeOffIn({ id, startsAt, endsAt }: Span & { id: string }, zone: string): TimeOff {
  const first = dayIn(zone, startsAt);
  const dayAfter = dayIn(zone, endsAt);
  const isWhole = [[startsAt, first] as const, [endsAt, dayAfter] as const].every(
    ([instant, day]) => instant.getTime() === instantOf(day, '00:00', zone).getTime(),
  );
  return isWhole
    ? { _id: id, first, last: addDays(dayAfter, -1), from: null, to: null }
    : { _id: id, first, last: dayAfter, from: timeIn(zone, startsAt), to: timeIn(zone, endsAt) };
}
