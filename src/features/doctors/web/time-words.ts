import { addDays, dayIn, formatClock, formatDayInWords, formatZone, timeIn } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Translate } from '#shared/words.ts';

type Clock = { zone: string; now: Date; t: Translate; locale: string };

/** 'Today', 'Tomorrow' or 'Wed, Jun 17' on the clock of that zone. */
export function dayInWords(time: string, { zone, now, t, locale }: Clock): string {
  const day = dayIn(zone, new Date(time));
  const today = dayIn(zone, now);
  if (day === today) return t('doctors.today');
  if (day === addDays(today, 1)) return t('doctors.tomorrow');
  return sentenceCase(formatDayInWords(day, locale, 'short'), locale);
}

/** 'Today, 4:30 PM' */
export const timeInWords = (time: string, clock: Clock): string =>
  `${dayInWords(time, clock)}, ${formatClock(clock.zone, time, clock.locale)}`;

/** Whether clocks in both zones show the same at that instant. */
export const isSameClock = (one: string, other: string, at: Date): boolean =>
  dayIn(one, at) === dayIn(other, at) && timeIn(one, at) === timeIn(other, at);

type Zones = { reader: string | undefined; doctor: string; at: string; t: Translate; locale: string };

/** On whose clock times are told: the reader's, with the doctor's beside it where it shows another time. */
export function zonesInWords({ reader, doctor, at, t, locale }: Zones): string {
  const instant = new Date(at);
  const own = formatZone(reader ?? doctor, locale, instant);
  if (reader === undefined || isSameClock(reader, doctor, instant)) return t('availability.zone', { zone: own });
  return t('doctors.zones', {
    zone: own,
    time: formatClock(reader, at, locale),
    there: formatClock(doctor, at, locale),
    theirs: formatZone(doctor, locale, instant),
  });
}
