import { addDays, dayIn, formatClock, formatDayInWords, timeIn } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Translator } from '#shared/words.ts';

type Clock = { zone: string; now: Date; t: Translator; locale: string };

/** 'Today', 'Tomorrow' or 'Wed, Jun 17' on the clock of that zone. */
export function dayInWords(time: string, { zone, now, t, locale }: Clock): string {
  const day = dayIn(zone, new Date(time));
  const today = dayIn(zone, now);
  if (day === today) return t('availability.today');
  if (day === addDays(today, 1)) return t('availability.tomorrow');
  return sentenceCase(formatDayInWords(day, locale, 'short'), locale);
}

/** 'Today, 4:30 PM' */
export const timeInWords = (time: string, clock: Clock): string =>
  `${dayInWords(time, clock)}, ${formatClock(clock.zone, time, clock.locale)}`;

/** Whether clocks in both zones show the same at that instant. */
export const isSameClock = (one: string, other: string, at: Date): boolean =>
  dayIn(one, at) === dayIn(other, at) && timeIn(one, at) === timeIn(other, at);
