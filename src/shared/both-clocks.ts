import { dayIn, formatClock, formatDayInWords, formatMoment, formatZone, timeIn } from './dates.ts';

type Clocks = {
  /** The provider's zone. */
  timeZone: string;
  /** The reader's own. */
  readerZone: string;
  locale: string;
};

type MomentLook = { look?: 'long' | 'yearless' | 'short' };

/**
 * '9:30 AM' where both clocks agree at that instant; otherwise '9:30 AM, Pacific Time (12:30 PM, Eastern Time)', and with the
 * reader's day where that is another one.
 */
export function bothClocks(at: Date, clocks: Clocks): string {
  const { timeZone, locale } = clocks;
  const here = readersClock(at, clocks);
  const time = formatClock(timeZone, at, locale);
  return here === undefined ? time : `${time}, ${formatZone(timeZone, locale, at)} (${here})`;
}

/** 'Wednesday, June 17, 9:30 AM, Pacific Time (12:30 PM, Eastern Time)': the day and the first clock are the provider's. */
export function momentOnBothClocks(at: Date, { look = 'yearless', ...clocks }: Clocks & MomentLook): string {
  return `${formatDayInWords(dayIn(clocks.timeZone, at), clocks.locale, look)}, ${bothClocks(at, clocks)}`;
}

/**
 * For a letter, which is read anywhere: 'Wednesday, June 17, 2026, 9:30 AM (Pacific Time)', or both clocks where the reader's is
 * another one. `readerZone` is null as long as nobody knows it.
 */
export function writtenMoment(
  at: Date,
  { readerZone, ...there }: Omit<Clocks, 'readerZone'> & { readerZone: string | null },
): string {
  const clocks = { ...there, readerZone: readerZone ?? there.timeZone };
  return readersClock(at, clocks) === undefined
    ? formatMoment(there.timeZone, at, there.locale)
    : momentOnBothClocks(at, { ...clocks, look: 'long' });
}

/**
 * 'Wednesday, June 17, 12:30 PM, Eastern Time (9:30 AM, Pacific Time)': for what a reader has to do, or waits for, by then. The
 * day and the first clock are the reader's, the provider's stands beside it where it shows another time.
 */
export const momentForReader = (at: Date, clocks: Clocks & MomentLook): string =>
  momentOnBothClocks(at, turned(clocks));

/** The same without its day. */
export const clockForReader = (at: Date, clocks: Clocks): string => bothClocks(at, turned(clocks));

/** The same for a letter, with the year: 'Wednesday, June 17, 2026, 9:30 AM (Pacific Time)' where one clock is enough. */
export const writtenForReader = (
  at: Date,
  { readerZone, ...there }: Omit<Clocks, 'readerZone'> & { readerZone: string | null },
): string => writtenMoment(at, turned({ ...there, readerZone: readerZone ?? there.timeZone }));

const turned = <Given extends Clocks>(clocks: Given): Given => ({
  ...clocks,
  timeZone: clocks.readerZone,
  readerZone: clocks.timeZone,
});

/** '12:30 PM, Eastern Time' of the reader, with their day where it is another one; undefined where both clocks agree. */
export function readersClock(at: Date, clocks: Clocks): string | undefined {
  const time = readersTime(at, clocks);
  return time && `${time}, ${formatZone(clocks.readerZone, clocks.locale, at)}`;
}

/** The same without its zone. */
export function readersTime(at: Date, { timeZone, readerZone, locale }: Clocks): string | undefined {
  const [there, here] = [dayIn(timeZone, at), dayIn(readerZone, at)];
  if (there === here && timeIn(timeZone, at) === timeIn(readerZone, at)) return undefined;
  const day = there === here ? '' : `${formatDayInWords(here, locale, 'short')}, `;
  return `${day}${formatClock(readerZone, at, locale)}`;
}
