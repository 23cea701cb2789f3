import type { ReactNode } from 'react';
import { languagesInWords } from '#features/providers/web/names-in-words.ts';
import { formatRating } from '#shared/rating.ts';
import type { Wording } from '#shared/words.ts';

/** One thing that is compared: what each provider says to it, and whether they say the same. `has`: which of them have it. */
export type ComparedRow = {
  key: string;
  label: string;
  values: string[];
  isSame: boolean;
  has?: boolean[];
  /** What stands there instead of the words, where there is more than words. */
  cells?: readonly ReactNode[];
};

export const rowOf = ({ key, label, values }: Pick<ComparedRow, 'key' | 'label' | 'values'>): ComparedRow => ({
  key,
  label,
  values,
  isSame: new Set(values).size < 2,
});

/** What providers of every kind say of themselves. */
type Known = { isVerified: boolean; rating: number | null; reviewCount: number; languages: readonly string[] };

export const verifiedRow = (all: readonly Known[], { t }: Wording): ComparedRow =>
  rowOf({
    key: 'verified',
    label: t('search.compare.row.verified'),
    values: all.map(({ isVerified }) => t(isVerified ? 'providers.verified' : 'providers.unverified')),
  });

export const ratingRow = (all: readonly Known[], { t, locale }: Wording): ComparedRow =>
  rowOf({
    key: 'rating',
    label: t('search.compare.row.rating'),
    values: all.map(({ rating, reviewCount }) =>
      rating === null
        ? t('search.compare.noRating')
        : t('ui.stars.ratingOf', { rating: formatRating(rating, locale), count: reviewCount }),
    ),
  });

export const languagesRow = (all: readonly Known[], { t, locale }: Wording): ComparedRow =>
  rowOf({
    key: 'languages',
    label: t('search.compare.row.languages'),
    values: all.map(({ languages }) =>
      languages.length === 0 ? t('search.compare.unknown') : languagesInWords(languages, locale),
    ),
  });

/** Everything that at least one of them offers, what differs first. */
export function offerRows<Offer extends string>(
  all: readonly { services: readonly Offer[] }[],
  label: (offer: Offer) => string,
  { t }: Wording,
): ComparedRow[] {
  const offered = [...new Set(all.flatMap(({ services }) => services))];
  return offered
    .map((offer) => {
      const has = all.map(({ services }) => services.includes(offer));
      const values = has.map((is) => t(is ? 'search.compare.yes' : 'search.compare.no'));
      return { ...rowOf({ key: offer, label: label(offer), values }), has };
    })
    .sort((one, other) => Number(one.isSame) - Number(other.isSame));
}
