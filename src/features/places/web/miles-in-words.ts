import { numberFormat } from '#shared/intl.ts';
import type { Translate } from '#shared/words.ts';

const tenths = numberFormat({ maximumFractionDigits: 1 });

/** '1.2 miles' */
export const milesInWords = (miles: number, { t, locale }: { t: Translate; locale: string }): string =>
  t('places.miles', { count: miles, shown: tenths(locale).format(miles) });
