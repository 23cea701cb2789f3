import { numberFormat } from '#shared/intl.ts';
import type { Translator } from '#shared/words.ts';

const tenths = numberFormat({ maximumFractionDigits: 1 });
const whole = numberFormat({ maximumFractionDigits: 0 });
/** From here on a tenth says nothing to somebody on the way. */
const FAR = 10;

/** '1.2 miles', '14 miles' */
export function milesInWords(miles: number, { t, locale }: { t: Translator; locale: string }): string {
  const [count, format] = miles < FAR ? [miles, tenths] : [Math.round(miles), whole];
  return t('places.miles', { count, shown: format(locale).format(count) });
}
