import { localeTag } from './dates.ts';
import { numberFormat } from './intl.ts';

/** Money is integer US cents everywhere. */
export type Cents = number;

/** '$84.00'; with `short`, '$84' when there are no cents. */
export function formatMoney(cents: Cents, locale: string, style: 'full' | 'short' = 'full'): string {
  const hidesCents = style === 'short' && cents % 100 === 0;
  return numberFormat(localeTag(locale), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: hidesCents ? 0 : 2,
    maximumFractionDigits: hidesCents ? 0 : 2,
  }).format(cents / 100);
}
