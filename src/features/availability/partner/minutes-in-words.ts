import type { Translator } from '#shared/words.ts';

/** '30 minutes', '2 hours', '1 day'. */
export function minutesInWords(count: number, t: Translator): string {
  if (count % 1440 === 0 && count > 0) return t('availability.days', { count: count / 1440 });
  return count % 60 === 0 && count > 0
    ? t('availability.hours', { count: count / 60 })
    : t('availability.minutes', { count });
}
