import * as z from 'zod/mini';

/** `08:00`, on the clock of the provider. */
export const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.invalid_input'));

const OpenHours = z.nullable(z.object({ open: Clock, close: Clock }));

/** Opening hours of a week. Seven entries, Monday first; null is closed. */
export const Hours = z.array(OpenHours).check(z.length(7, 'errors.invalid_input'));
export type Hours = z.output<typeof Hours>;

/** Opening hours as a provider may set them: open on one day at least, and closing after opening. */
export const HoursForm = Hours.check(
  z.refine((hours) => hours.some((day) => day !== null), 'errors.hoursNone'),
  z.refine((hours) => hours.every((day) => day === null || day.open < day.close), 'errors.hoursOrder'),
);

/** On which weekdays a provider is open, 1 to 7, Monday first. */
export const openWeekdaysOf = (hours: Hours): number[] => hours.flatMap((day, index) => (day ? [index + 1] : []));
