import { formatMoney } from '#shared/money.ts';
import type { Translator } from '#shared/words.ts';
import type { CentreCard } from '../centre.ts';
import { type PriceUnit, unitOf } from '../price-unit.ts';
import { fromIn } from '../rooms.ts';

type CardPrices = Pick<CentreCard, 'kind' | 'prices' | 'rooms'>;

/** What it costs by the unit of the list in which it stands; of one that stands alone by that of its kind. Undefined while nobody has checked the centre. */
export function priceOf({ kind, prices }: Pick<CardPrices, 'kind' | 'prices'>, unit: PriceUnit = unitOf([kind])) {
  return prices ? { cents: unit === 'day' ? prices.dayCents : prices.monthCents, unit } : undefined;
}

/** '$84 a day', 'from $4,100 …' where rooms cost more or less, or 'Price not known' */
export function priceInWords(centre: CardPrices, { t, locale, unit }: PriceWording): string {
  const price = priceOf(centre, unit);
  if (!price) return t('seniorCare.price.unknown');
  return fromIn(centre, t(`seniorCare.price.${price.unit}`, { price: formatMoney(price.cents, locale, 'short') }), t);
}

/** What stands on the centre's pin of a map, and what a screen reader says of it, which holds what stands there. */
export function pinOf(centre: CardPrices & Pick<CentreCard, 'name'>, { t, locale, unit }: PriceWording) {
  const { name } = centre;
  const price = priceOf(centre, unit);
  if (!price) return { label: '?', name: t('seniorCare.map.pin', { name, price: t('seniorCare.price.unknown') }) };
  const label = t(`seniorCare.price.pin.${price.unit}`, { price: formatMoney(price.cents, locale, 'short') });
  return { label, name: t('seniorCare.map.pin', { name, price: fromIn(centre, label, t) }) };
}

/** `unit`: that of the list. */
type PriceWording = { t: Translator; locale: string; unit?: PriceUnit };
