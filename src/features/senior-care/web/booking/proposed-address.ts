import { weekdayOf } from '#shared/dates.ts';
import type { Day } from '#shared/day.ts';
import { href, type Query } from '#web/paths.ts';

type BookingQuery = Query & { days?: readonly number[] };

/** The first step of a booking from this free day on, folded: on the weekdays that were asked for, or else on that of the day itself. */
export const proposedAddress = (center: string, day: Day, { days = [], ...asked }: BookingQuery = {}): string =>
  href('/care/daycare-bookingdetails', undefined, {
    center,
    ...asked,
    in: day,
    days: days.length > 0 ? days : [weekdayOf(day)],
    step: 'time',
    proposed: 1,
  });
