import type { Wording } from '#shared/words.ts';
import { numberFormat } from '#shared/intl.ts';
import { languageName } from '#shared/language-name.ts';
import { formatMoney } from '#shared/money.ts';
import type { Filter } from './filters.ts';
import { distances, type PlaceSearch } from './search-limits.ts';

type Fields = PlaceSearch & { max: number; rating: number; language: string[]; plan: string[] };
type Row<Key extends keyof Fields> = Extract<Filter<Fields>, { key: Key }>;

/** How far away: the filter that every search around a place has. */
export const byDistance: Row<'miles'> = {
  key: 'miles',
  look: 'one',
  options: distances,
  name: ({ t }) => t('search.filter.distance'),
  choice: (miles, { t }) => t('search.filter.within', { miles }),
};

type PriceWords = {
  /** Names the unit that has the price. */
  title(speaking: Wording): string;
  /** A choice with its unit: 'Up to $90 a day'. */
  upTo(price: string, speaking: Wording): string;
};

/** The most that one unit may cost. */
export const byPrice = (steps: readonly number[], { title, upTo }: PriceWords): Row<'max'> => ({
  key: 'max',
  look: 'one',
  options: steps,
  name: ({ t }) => t('search.filter.price'),
  title,
  choice: (dollars, speaking) => upTo(formatMoney(dollars * 100, speaking.locale, 'short'), speaking),
});

const ratingFormat = numberFormat({ minimumFractionDigits: 1 });

export const byRating: Row<'rating'> = {
  key: 'rating',
  look: 'one',
  options: [4.8, 4.5, 4],
  name: ({ t }) => t('search.filter.rating'),
  choice: (rating, { t, locale }) => t('search.filter.atLeast', { rating: ratingFormat(locale).format(rating) }),
};

export const byLanguage: Row<'language'> = {
  key: 'language',
  look: 'many',
  options: 'found',
  name: ({ t }) => t('search.filter.language'),
  choice: (code, { locale }) => languageName(code, locale),
  chosen: (code, { t, locale }) => t('providers.speaks', { language: languageName(code, locale) }),
};

/** An insurance plan that a provider says it takes; `hint` says what that is worth, or why there is none to choose. */
export const byPlan = (hint: NonNullable<Extract<Row<'plan'>, { look: 'many' }>['hint']>): Row<'plan'> => ({
  key: 'plan',
  look: 'many',
  options: 'found',
  name: ({ t }) => t('search.filter.plan'),
  hint,
  choice: (plan) => plan,
});
