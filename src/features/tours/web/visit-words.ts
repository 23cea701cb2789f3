import { dayIn, formatClock, formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Translator } from '#shared/words.ts';
import type { Tour } from '../tour.ts';

/** 'Fri, Jun 19, 2:10 PM' on the clock of the place: for several times, beside which its zone is told once. */
export const timeInWords = (at: string, { timeZone, locale }: { timeZone: string; locale: string }): string =>
  sentenceCase(
    `${formatDayInWords(dayIn(timeZone, new Date(at)), locale, 'short')}, ${formatClock(timeZone, at, locale)}`,
    locale,
  );

/** 'For Rosa', or 'For you'. */
export const forWhom = ({ isForSelf, personName }: Pick<Tour, 'isForSelf' | 'personName'>, t: Translator): string =>
  isForSelf ? t('tours.forYou') : t('tours.for', { name: personName });
