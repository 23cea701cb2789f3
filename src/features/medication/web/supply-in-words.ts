import { formatDayInWords } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import type { RemainingSupply } from '../supply.ts';

/** How long it is enough, always as an estimate. */
export const supplyInWords = ({ lasts, until }: RemainingSupply, t: Translator, locale: string): string =>
  until && until.days > 0
    ? t('medication.supply.until', { count: until.days, day: formatDayInWords(until.day, locale, 'bare') })
    : t(`medication.supply.${until ? 'today' : lasts}`);
