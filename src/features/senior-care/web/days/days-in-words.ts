import { formatWeekday } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import { rangeInWords } from '#web/ui/range-in-words.ts';

type TypedDays = { checkIn: string; checkOut: string; weekDays: readonly number[] };

/** 'Jun 15 to Jul 13', with weekdays that were chosen 'Jun 15 to Jul 13, Mon, Wed'. */
export const daysInWords = (
  { checkIn, checkOut, weekDays }: TypedDays,
  words: { t: Translator; locale: string },
): string =>
  [rangeInWords(checkIn, checkOut, words), ...weekDays.map((weekday) => formatWeekday(weekday, words.locale))].join(
    ', ',
  );
