import { formatMonthDay, readDay } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';

/** 'Jun 15 to Jul 13', of one day 'Jun 15'; in place of what is no day, typed only half or impossible, stands a dash. */
export function rangeInWords(from: string, to: string, { t, locale }: { t: Translator; locale: string }): string {
  const words = (text: string) => {
    const day = readDay(text);
    return day ? formatMonthDay(day, locale) : '–';
  };
  const [first, last] = [words(from), words(to)];
  return readDay(from) && readDay(from) === readDay(to) ? first : t('ui.range', { from: first, to: last });
}
