import { bothClocks, momentOnBothClocks } from '#shared/both-clocks.ts';
import { type Day, dayIn } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { useReaderZone } from '#web/reader-zone.ts';

type SlotWords = { moment: (time: string) => string; clock: (time: string) => string; day: (time: string) => Day };

/** 'Wednesday, June 17, 12:30 PM, Eastern Time (9:30 AM, Pacific Time)': as it was chosen, on the reader's clock, with the doctor's where it shows another time. */
export function useSlotWords(timeZone: string): SlotWords {
  const locale = useLocale();
  const readerZone = useReaderZone() ?? timeZone;
  const clocks = { timeZone: readerZone, readerZone: timeZone, locale };
  return {
    moment: (time) => sentenceCase(momentOnBothClocks(new Date(time), clocks), locale),
    clock: (time) => bothClocks(new Date(time), clocks),
    day: (time) => dayIn(readerZone, new Date(time)),
  };
}
