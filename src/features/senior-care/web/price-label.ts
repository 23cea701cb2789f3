import { formatMoney } from '#shared/money.ts';
import type { Translate } from '#shared/words.ts';
import type { CentreCard } from '../centre.ts';

/** What a kind of care is usually paid by: a day at a day center, four weeks at a residence. */
export function priceOf({ kind, prices }: Pick<CentreCard, 'kind' | 'prices'>) {
  return kind === 'day_care'
    ? { cents: prices.dayCents, unit: 'day' as const }
    : { cents: prices.monthCents, unit: 'month' as const };
}

/** '$84 a day' */
export function priceInWords(centre: Pick<CentreCard, 'kind' | 'prices'>, { t, locale }: Speaking): string {
  const { cents, unit } = priceOf(centre);
  return t(`seniorCare.price.${unit}`, { price: formatMoney(cents, locale, 'short') });
}

/** What stands on the centre's pin of a map, and what a screen reader says of it. */
export function pinOf(centre: Pick<CentreCard, 'name' | 'kind' | 'prices'>, { t, locale }: Speaking) {
  const { cents, unit } = priceOf(centre);
  return {
    label: t(`seniorCare.price.pin.${unit}`, { price: formatMoney(cents, locale, 'short') }),
    name: t('seniorCare.map.pin', { name: centre.name, price: priceInWords(centre, { t, locale }) }),
  };
}

type Speaking = { t: Translate; locale: string };
