import { addDays, type Day, instantOf } from '#shared/dates.ts';

/** From one instant up to another, which is no longer part of it. */
export type Span = { startsAt: Date; endsAt: Date };

/** Spans that only touch do not overlap. */
export const overlap = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whole days, the last one included, on the calendar of that zone (IANA name). */
export const spanOfDays = ({ first, last }: { first: Day; last: Day }, zone: string): Span => ({
  startsAt: instantOf(first, '00:00', zone),
  endsAt: instantOf(addDays(last, 1), '00:00', zone),
});
