import { formatWeekday } from '#shared/dates.ts';
import type { Wording } from '#shared/words.ts';
import type { CentreCard } from '../../centre.ts';

const DAYS_A_WEEK = 7;

/** On which weekdays it has seats. */
export function spacesInWords({ freeWeekdays, openWeekdays }: CentreCard, { t, locale }: Wording) {
  if (freeWeekdays.length === 0) return t('seniorCare.spaces.none');
  if (freeWeekdays.length === DAYS_A_WEEK) return t('seniorCare.spaces.always');
  if (freeWeekdays.length === openWeekdays.length && [1, 2, 3, 4, 5].every((day) => freeWeekdays.includes(day)))
    return t('seniorCare.spaces.weekdays');
  return t('seniorCare.spaces.on', { days: freeWeekdays.map((day) => formatWeekday(day, locale)).join(', ') });
}
