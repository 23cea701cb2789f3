import { formatMonthDay, readDay } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';

/** 'Jun 15 to Jul 13'; what is still being typed is shown as it stands. */
export function rangeInWords(from: string, to: string, { t, locale }: { t: Translate; locale: string }): string {
  const words = (text: string) => {
    const day = readDay(text);
    return day ? formatMonthDay(day, locale) : text;
  };
  return t('ui.range', { from: words(from), to: words(to) });
}
