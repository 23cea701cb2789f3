import { formatMonthDay, readDay } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';

/** 'Jun 15 to Jul 13'; in place of what is no day, typed only half or impossible, stands a dash. */
export function rangeInWords(from: string, to: string, { t, locale }: { t: Translate; locale: string }): string {
  const words = (text: string) => {
    const day = readDay(text);
    return day ? formatMonthDay(day, locale) : '–';
  };
  return t('ui.range', { from: words(from), to: words(to) });
}
