import { dayIn, formatDayInWords, formatTime, formatZone, timeIn } from '#shared/dates.ts';
import { isReadersClock } from '#web/device-zone.ts';

type Place = { timeZone: string; locale: string; look?: 'yearless' | 'short' };

/** 'Friday, June 19, 2:10 PM' on the clock of the provider; its zone is named where the reader's clock shows another time. */
export function momentInWords(instant: string, { timeZone, locale, look = 'yearless' }: Place): string {
  const at = new Date(instant);
  const day = formatDayInWords(dayIn(timeZone, at), locale, look);
  const words = `${day}, ${formatTime(timeIn(timeZone, at), locale)}`;
  return isReadersClock(timeZone, at) ? words : `${words}, ${formatZone(timeZone, locale, at)}`;
}
