import { isSameClock } from '#features/availability/web/time-words.ts';
import { formatClock, formatZone } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';

type Zones = { reader: string | undefined; doctor: string; at: string; t: Translator; locale: string };

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
