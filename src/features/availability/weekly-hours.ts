import * as z from 'zod/mini';
import { Clock } from '#features/providers/hours.ts';

/** On one weekday (1 is Monday), on the clock of the provider. What does not close after it opens closes on the next day. */
export const HoursRange = z.object({
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  opens: Clock,
  closes: Clock,
});
export type HoursRange = z.output<typeof HoursRange>;

const ranges = z
  .array(HoursRange)
  .check(z.maxLength(70, 'errors.invalid_input'), z.refine(areApart, 'errors.hoursOverlap'));

/**
 * When a provider can be booked for one of its services. Slots follow each other from the opening of a range, with the buffer
 * between two; one can be taken until the notice before it begins, and so many days ahead on the provider's calendar.
 * `capacity`: how many may have the same slot.
 */
export const WeeklyHours = z.object({
  ranges,
  slotMinutes: z.int().check(z.minimum(5), z.maximum(1440)),
  bufferMinutes: z.int().check(z.minimum(0), z.maximum(720)),
  noticeMinutes: z.int().check(z.minimum(0), z.maximum(90 * 1440)),
  aheadDays: z.int().check(z.minimum(1), z.maximum(400)),
  capacity: z.int().check(z.minimum(1), z.maximum(1000)),
});
export type WeeklyHours = z.output<typeof WeeklyHours>;

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** For how many minutes a range is open when no clocks change in it. */
export const openMinutes = ({ opens, closes }: HoursRange): number =>
  minutesOf(closes) - minutesOf(opens) + (closes > opens ? 0 : DAY_MINUTES);

/** Whether no two ranges of the week overlap, the night from Sunday to Monday included. */
function areApart(hours: readonly HoursRange[]): boolean {
  const inWeek = hours
    .map((range) => ({ begins: (range.weekday - 1) * DAY_MINUTES + minutesOf(range.opens), lasts: openMinutes(range) }))
    .sort((one, other) => one.begins - other.begins);
  return inWeek.every(({ begins, lasts }, index) => {
    const next = inWeek[index + 1]?.begins ?? (inWeek[0]?.begins ?? 0) + WEEK_MINUTES;
    return begins + lasts <= next;
  });
}
