import { formatMoney } from '#shared/money.ts';
import type { Translate } from '#shared/words.ts';
import type { CentreCard } from '../centre.ts';
import type { PriceType } from '../stay.ts';

/** What a kind of care is usually paid by: a day at a day center, four weeks at a residence. */
export function priceOf({ kind, prices }: Pick<CentreCard, 'kind' | 'prices'>): { cents: number; unit: PriceType } {
  return kind === 'day_care' ? { cents: prices.dayCents, unit: 'day' } : { cents: prices.monthCents, unit: 'month' };
}

/** '$84 a day' */
export function priceInWords(centre: Pick<CentreCard, 'kind' | 'prices'>, { t, locale }: Speaking): string {
  const { cents, unit } = priceOf(centre);
  return t(`seniorCare.price.${unit}`, { price: formatMoney(cents, locale, 'short') });
}

/** What stands on the centre's pin of a map, and what a screen reader says of it. */
export const pinOf = (centre: Pick<CentreCard, 'name' | 'kind' | 'prices'>, { t, locale }: Speaking) => ({
  label: formatMoney(priceOf(centre).cents, locale, 'short'),
  name: t('seniorCare.map.pin', { name: centre.name, price: priceInWords(centre, { t, locale }) }),
});

type Speaking = { t: Translate; locale: string };
