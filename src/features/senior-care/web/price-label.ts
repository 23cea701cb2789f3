import { formatMoney } from '#shared/money.ts';
import type { Translate } from '#shared/words.ts';
import type { CentreCard } from '../centre.ts';
import { fromIn } from '../rooms.ts';

type Priced = Pick<CentreCard, 'kind' | 'prices' | 'rooms'>;

/** What a kind of care is usually paid by: a day at a day center, four weeks at a residence. Undefined while nobody has checked the centre. */
export function priceOf({ kind, prices }: Pick<Priced, 'kind' | 'prices'>) {
  if (!prices) return undefined;
  return kind === 'day_care'
    ? { cents: prices.dayCents, unit: 'day' as const }
    : { cents: prices.monthCents, unit: 'month' as const };
}

/** '$84 a day', 'from $4,100 …' where rooms cost more or less, or 'Price not known' */
export function priceInWords(centre: Priced, { t, locale }: Speaking): string {
  const price = priceOf(centre);
  if (!price) return t('seniorCare.price.unknown');
  return fromIn(centre, t(`seniorCare.price.${price.unit}`, { price: formatMoney(price.cents, locale, 'short') }), t);
}

/** What stands on the centre's pin of a map, and what a screen reader says of it, which holds what stands there. */
export function pinOf(centre: Priced & Pick<CentreCard, 'name'>, { t, locale }: Speaking) {
  const { name } = centre;
  const price = priceOf(centre);
  if (!price) return { label: '?', name: t('seniorCare.map.pin', { name, price: t('seniorCare.price.unknown') }) };
  const label = t(`seniorCare.price.pin.${price.unit}`, { price: formatMoney(price.cents, locale, 'short') });
  return { label, name: t('seniorCare.map.pin', { name, price: fromIn(centre, label, t) }) };
}

type Speaking = { t: Translate; locale: string };
