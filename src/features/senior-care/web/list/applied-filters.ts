import { formatMoney } from '#shared/money.ts';
import type { Translate } from '#shared/words.ts';
import type { CentreSearch } from '../../search.ts';
import { DEFAULT_MILES } from '../../stay-limits.ts';
import { languageName } from '#shared/language-name.ts';
import { noSearch } from './search-address.ts';

export type AppliedFilter = { key: string; label: string; without: Partial<CentreSearch> };

/** What narrows the list besides place, days and guests, each with the change that takes it away. */
export function appliedFilters(search: CentreSearch, { t, locale }: { t: Translate; locale: string }): AppliedFilter[] {
  const { kind, max, rating, language, miles } = search;
  return [
    ...kind.map((one) => ({
      key: one,
      label: t(`seniorCare.kind.${one}`),
      without: { kind: kind.filter((other) => other !== one) },
    })),
    ...(max === undefined ? [] : [{ key: 'max', label: priceLabel(max, { t, locale }), without: { max: undefined } }]),
    ...(miles === DEFAULT_MILES
      ? []
      : [{ key: 'miles', label: t('seniorCare.filter.within', { miles }), without: { miles: DEFAULT_MILES } }]),
    ...(rating === undefined
      ? []
      : [{ key: 'rating', label: ratingLabel(rating, { t, locale }), without: { rating: undefined } }]),
    ...(['rides', 'memory', 'space'] as const)
      .filter((flag) => search[flag])
      .map((flag) => ({ key: flag, label: t(`seniorCare.filter.${flag}`), without: { [flag]: false } })),
    ...language.map((one) => ({
      key: one,
      label: speaksLabel(one, { t, locale }),
      without: { language: language.filter((other) => other !== one) },
    })),
  ];
}

/** The same search for the same place and days, without any filter. */
export const withoutFilters = (search: CentreSearch): CentreSearch => {
  const { place, latitude, longitude, days, guests } = search;
  return { ...noSearch, place, latitude, longitude, days, guests, in: search.in, out: search.out, sort: search.sort };
};

type Speaking = { t: Translate; locale: string };

export const priceLabel = (dollars: number, { t, locale }: Speaking): string =>
  t('seniorCare.filter.upTo', { price: formatMoney(dollars * 100, locale, 'short') });

export const ratingLabel = (rating: number, { t, locale }: Speaking): string =>
  t('seniorCare.filter.atLeast', {
    rating: new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(rating),
  });

export const speaksLabel = (code: string, { t, locale }: Speaking): string =>
  t('seniorCare.speaks', { language: languageName(code, locale) });
