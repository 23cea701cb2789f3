import { bothClocks, momentOnBothClocks, readersTime } from '#shared/both-clocks.ts';
import { type Day, dayIn, formatClock, formatDayInWords, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { useReaderZone } from '#web/reader-zone.ts';

type SlotWords = {
  moment: (time: string) => string;
  /** The same in few words for a sentence, where both clocks stand beside it already: the doctor's only where it shows another day. */
  brief: (time: string) => string;
  clock: (time: string) => string;
  day: (time: string) => Day;
};

/** 'Wednesday, June 17, 12:30 PM, Eastern Time (9:30 AM, Pacific Time)': as it was chosen, on the reader's clock, with the doctor's where it shows another time. */
export function useSlotWords(timeZone: string): SlotWords {
  const locale = useLocale();
  const readerZone = useReaderZone() ?? timeZone;
  const clocks = { timeZone: readerZone, readerZone: timeZone, locale };
  const brief = (at: Date) => {
    const day = dayIn(readerZone, at);
    if (day !== dayIn(timeZone, at)) return momentOnBothClocks(at, { ...clocks, look: 'short' });
    const clock = formatClock(readerZone, at, locale);
    const zone = readersTime(at, clocks) === undefined ? '' : `, ${formatZone(readerZone, locale, at)}`;
    return `${formatDayInWords(day, locale, 'short')}, ${clock}${zone}`;
  };
  return {
    moment: (time) => sentenceCase(momentOnBothClocks(new Date(time), clocks), locale),
    brief: (time) => brief(new Date(time)),
    clock: (time) => bothClocks(new Date(time), clocks),
    day: (time) => dayIn(readerZone, new Date(time)),
  };
}
