import { formatMoney } from '#shared/money.ts';
import type { Wording } from '#shared/words.ts';
import { lowestPrice, type Mode, modesOf, priceBy } from '../appointment-price.ts';
import type { DoctorFacts } from '../doctor.ts';

type PricedDoctor = Pick<DoctorFacts, 'prices'>;

/** A price, and what of a visit it is for. */
export type PriceOfVisit = { words: Mode | 'from'; cents: number };

/** '$49 a visit', or '$29 in writing' for what was asked; 'From $29' where there are two. Undefined where nobody knows. */
export function priceInWords(doctor: PricedDoctor, mode: Mode | undefined, { t, locale }: Wording): string | undefined {
  const price = priceOf(doctor, mode);
  return price && t(`doctors.price.${price.words}`, { price: formatMoney(price.cents, locale, 'short') });
}

/** The price by itself, for where its words are not at hand. */
export function priceOf({ prices }: PricedDoctor, mode: Mode | undefined): PriceOfVisit | undefined {
  const least = prices && lowestPrice(prices);
  if (!prices || least === null) return undefined;
  const ways = modesOf(prices);
  const asked = ways.find((way) => way === mode) ?? (ways.length === 1 ? ways[0] : undefined);
  return asked ? { words: asked, cents: priceBy(asked, prices) ?? 0 } : { words: 'from', cents: least };
}
