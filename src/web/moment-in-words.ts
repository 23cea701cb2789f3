import { clockForReader, momentForReader } from '#shared/both-clocks.ts';
import { dayIn, formatClock, formatDay, formatDayInWords, formatZone } from '#shared/dates.ts';
import { deviceZone, isReadersClock } from '#web/device-zone.ts';
import { sentenceCase } from '#shared/sentence-case.ts';

type Place = { timeZone: string; locale: string };
type MomentLook = { look?: 'yearless' | 'short' };

/** '2:10 PM' on the clock of the provider; its zone is named where the reader's clock shows another time. */
export function clockInWords(instant: string, { timeZone, locale }: Place): string {
  const at = new Date(instant);
  const time = formatClock(timeZone, at, locale);
  return isReadersClock(timeZone, at) ? time : `${time}, ${formatZone(timeZone, locale, at)}`;
}

/** 'Friday, June 19, 2:10 PM' on the clock of the provider; its zone is named where the reader's clock shows another time. */
export const momentInWords = (instant: string, { look = 'yearless', ...place }: Place & MomentLook): string =>
  `${formatDayInWords(dayIn(place.timeZone, new Date(instant)), place.locale, look)}, ${clockInWords(instant, place)}`;

/** The same of what has to be done, or ends, by then: on the clock of the reader, with that of the provider beside it where it shows another time. */
export const untilInWords = (instant: string, place: Place & MomentLook): string =>
  momentForReader(new Date(instant), { ...place, readerZone: deviceZone() });

/** The same without its day. */
export const untilClock = (instant: string, place: Place): string =>
  clockForReader(new Date(instant), { ...place, readerZone: deviceZone() });

/** 'Fri, Jun 19, 2:10 PM' on the reader's clock: for what is the reader's own, as until when something is held. */
export const ownMomentInWords = (instant: string, locale: string): string =>
  momentInWords(instant, { timeZone: deviceZone(), locale, look: 'short' });

/** The same without its day. */
export const ownClock = (instant: string, locale: string): string => formatClock(deviceZone(), instant, locale);

/** '06-19-2026, 2:10 PM' on the clock of a zone, which is named where it is not the reader's. */
export const datedMoment = (instant: string, place: Place): string =>
  `${formatDay(dayIn(place.timeZone, new Date(instant)))}, ${clockInWords(instant, place)}`;

/** 'Friday, June 19, 2:10 PM – 2:55 PM' on the clock of the provider, for what ends on the same day; its zone is named where the reader's clock shows another time. */
export const spanInWords = (startsAt: string, endsAt: string, place: Place): string =>
  sentenceCase(spanWithin(startsAt, endsAt, place), place.locale);

/** The same where other words stand in front of it. */
export function spanWithin(startsAt: string, endsAt: string, { timeZone, locale }: Place): string {
  const begins = `${formatDayInWords(dayIn(timeZone, new Date(startsAt)), locale, 'yearless')}, ${formatClock(timeZone, startsAt, locale)}`;
  return `${begins} – ${clockInWords(endsAt, { timeZone, locale })}`;
}
