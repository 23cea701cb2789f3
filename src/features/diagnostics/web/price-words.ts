import { formatMoney } from '#shared/money.ts';
import type { Wording } from '#shared/words.ts';
import type { LabCard, LabFacts } from '../centre.ts';

type LabPrices = Pick<LabFacts, 'fromCents'> & Partial<Pick<LabCard, 'askedCents'>>;

/** What the test that was asked for costs, 'From $19', or that nobody knows. */
export function priceInWords({ fromCents, askedCents }: LabPrices, { t, locale }: Wording): string {
  if (typeof askedCents === 'number') return formatMoney(askedCents, locale, 'short');
  if (fromCents === null) return t('diagnostics.price.unknown');
  return t('diagnostics.price.from', { price: formatMoney(fromCents, locale, 'short') });
}

/** What stands on the centre's pin of a map, and what a screen reader says of it, which holds what stands there. */
export function pinOf(lab: LabPrices & Pick<LabFacts, 'name'>, { t, locale }: Wording) {
  const cents = lab.askedCents ?? lab.fromCents;
  const label = cents === null ? '?' : formatMoney(cents, locale, 'short');
  const price = cents === null ? t('diagnostics.price.unknown') : label;
  return { label, name: t('diagnostics.map.pin', { name: lab.name, price }) };
}

/** 'Do not eat for 12 hours before', or that one may eat. */
export const fastingInWords = (hours: number, { t }: Pick<Wording, 't'>): string =>
  hours === 0 ? t('diagnostics.prepare.eat') : t('diagnostics.prepare.fast', { hours });
