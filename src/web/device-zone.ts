import { dayIn, timeIn } from '#shared/dates.ts';

/** The time zone of the device, for times that belong to the reader and not to a provider; read anew, because people travel. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether clocks in that zone show the reader's own day and time at that instant: then it needs no name. */
export const isReadersClock = (zone: string, at: Date): boolean => {
  const here = deviceZone();
  return dayIn(here, at) === dayIn(zone, at) && timeIn(here, at) === timeIn(zone, at);
};
