import { numberFormat } from './intl.ts';

/** Money is integer US cents everywhere. */
export type Cents = number;

/** '$84.00'; with `short`, '$84' when there are no cents. */
export function formatMoney(cents: Cents, locale: string, style: 'full' | 'short' = 'full'): string {
  const hidesCents = style === 'short' && cents % 100 === 0;
  return (hidesCents ? dollars : dollarsAndCents)(locale).format(cents / 100);
}

const dollarFormat = (digits: number) =>
  numberFormat({
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const dollars = dollarFormat(0);
const dollarsAndCents = dollarFormat(2);
