import { formatMoney } from '#shared/money.ts';
import type { Wording } from '#shared/words.ts';
import { lowestPrice, type Mode, modesOf, priceBy } from '../appointment-price.ts';
import type { DoctorFacts } from '../doctor.ts';

type PricedDoctor = Pick<DoctorFacts, 'prices'>;

/** '$49 a visit', or '$29 in writing' for what was asked; 'From $29' where there are two. Undefined where nobody knows. */
export function priceInWords(
  { prices }: PricedDoctor,
  mode: Mode | undefined,
  { t, locale }: Wording,
): string | undefined {
  const least = prices && lowestPrice(prices);
  if (!prices || least === null) return undefined;
  const ways = modesOf(prices);
  const asked = ways.find((way) => way === mode) ?? (ways.length === 1 ? ways[0] : undefined);
  if (asked) return t(`doctors.price.${asked}`, { price: formatMoney(priceBy(asked, prices) ?? 0, locale, 'short') });
  return t('doctors.price.from', { price: formatMoney(least, locale, 'short') });
}
