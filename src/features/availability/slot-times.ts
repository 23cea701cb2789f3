import { addDays, type Day, dayIn, daysFrom, instantOf, timeIn, weekdayOf } from '#shared/dates.ts';
import { overlap, type Span } from './span.ts';
import { type HoursRange, openMinutes, type WeeklyHours } from './weekly-hours.ts';
import { MINUTE_MS } from '#shared/durations.ts';

/** `zone` is the provider's (IANA name). */
export type SlotQuery = { from: Date; to: Date; zone: string; now: Date };

/**
 * When the slots begin that are offered from `from` up to `to`, in their order, whether or not they are taken. Right across a
 * change of clocks: no slot begins or ends at a time outside the weekly hours, and an hour that comes twice has slots twice.
 */
export function* slotTimes(
  hours: WeeklyHours,
  timeOff: readonly Span[],
  { from, to, zone, now }: SlotQuery,
): Generator<Date> {
  const earliest = Math.max(from.getTime(), now.getTime() + hours.noticeMinutes * MINUTE_MS);
  const lastDay = addDays(dayIn(zone, now), hours.aheadDays);
  const end = Math.min(to.getTime(), instantOf(addDays(lastDay, 1), '00:00', zone).getTime());
  if (earliest >= end) return;
  // Hours over midnight belong to the day on which they opened.
  const firstDay = addDays(dayIn(zone, new Date(earliest)), -1);
  for (const day of daysFrom(firstDay, dayIn(zone, new Date(end)))) {
    for (const startsAt of timesOn(day, hours, zone)) {
      const isAsked = startsAt.getTime() >= earliest && startsAt.getTime() < end;
      const slot = slotAt(startsAt, hours);
      if (isAsked && !timeOff.some((span) => overlap(span, slot))) yield startsAt;
    }
  }
}

/** Whether a slot that begins at this instant is offered. */
export function isOffered(
  startsAt: Date,
  { hours, timeOff, zone, now }: { hours: WeeklyHours; timeOff: readonly Span[]; zone: string; now: Date },
): boolean {
  const to = new Date(startsAt.getTime() + 1);
  return !slotTimes(hours, timeOff, { from: startsAt, to, zone, now }).next().done;
}

/** Whether all of a span lies in the weekly hours, wherever slots begin in them. */
export function isWithin({ startsAt, endsAt }: Span, { ranges }: Pick<WeeklyHours, 'ranges'>, zone: string): boolean {
  const day = dayIn(zone, startsAt);
  const openings = [addDays(day, -1), day].flatMap((opened) =>
    ranges.filter(({ weekday }) => weekday === weekdayOf(opened)).map((range) => openingOf(range, opened, zone)),
  );
  return openings.some((opening) => opening.startsAt <= startsAt && endsAt <= opening.endsAt);
}

/** The slot that begins at this instant. */
export const slotAt = (startsAt: Date, { slotMinutes }: Pick<WeeklyHours, 'slotMinutes'>): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + slotMinutes * MINUTE_MS),
});

const timesOn = (day: Day, hours: WeeklyHours, zone: string): Date[] =>
  hours.ranges
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .sort((one, other) => one.opens.localeCompare(other.opens))
    .flatMap((range) => timesIn(openingOf(range, day, zone), hours, zone));

/** One range on one day: its ends as instants, and as the clock on the wall shows them (`2026-06-17 09:00`). */
type OpenSpan = Span & { opens: string; closes: string; hasClockChange: boolean };

function openingOf(range: HoursRange, day: Day, zone: string): OpenSpan {
  const closingDay = range.closes > range.opens ? day : addDays(day, 1);
  const startsAt = instantOf(day, range.opens, zone);
  const endsAt = instantOf(closingDay, range.closes, zone);
  const isUsualLength = endsAt.getTime() - startsAt.getTime() === openMinutes(range) * MINUTE_MS;
  const areEndsShown = timeIn(zone, startsAt) === range.opens && timeIn(zone, endsAt) === range.closes;
  return {
    startsAt,
    endsAt,
    opens: `${day} ${range.opens}`,
    closes: `${closingDay} ${range.closes}`,
    hasClockChange: !isUsualLength || !areEndsShown,
  };
}

function timesIn(opening: OpenSpan, hours: WeeklyHours, zone: string): Date[] {
  const stepMs = (hours.slotMinutes + hours.bufferMinutes) * MINUTE_MS;
  const lastStart = opening.endsAt.getTime() - hours.slotMinutes * MINUTE_MS;
  const count = Math.max(0, Math.floor((lastStart - opening.startsAt.getTime()) / stepMs) + 1);
  const times = Array.from({ length: count }, (_, index) => new Date(opening.startsAt.getTime() + index * stepMs));
  return opening.hasClockChange ? times.filter((time) => isOnTheWall(slotAt(time, hours), opening, zone)) : times;
}

/** Around a change of clocks, instants between opening and closing may show times that lie outside. */
function isOnTheWall({ startsAt, endsAt }: Span, { opens, closes }: OpenSpan, zone: string): boolean {
  const lastMinute = new Date(endsAt.getTime() - MINUTE_MS);
  return wallTime(zone, startsAt) >= opens && wallTime(zone, lastMinute) < closes;
}

const wallTime = (zone: string, instant: Date) => `${dayIn(zone, instant)} ${timeIn(zone, instant)}`;
