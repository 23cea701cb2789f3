import { byDistance, byLanguage, byPrice, byRating } from '#features/search/common-filters.ts';
import { searchRules } from '#features/search/search-rules.ts';
import { categories, itemNumbered, items, wordOf } from './catalogue.ts';
import { LabSearch, RADIUS_MILES } from './search.ts';

/** How test centers are searched. What each filter asks of one is SQL and stands beside the search's other statements. */
export const labSearch = searchRules(
  LabSearch,
  [
    {
      key: 'test',
      look: 'one',
      options: items.map(({ number }) => number),
      name: ({ t }) => t('diagnostics.filter.test'),
      choice: (number, { t }) => itemName(number, t),
    },
    { key: 'home', look: 'flag', name: ({ t }) => t('diagnostics.filter.home') },
    { ...byDistance, options: [RADIUS_MILES, 5, 10, 25, 50] },
    byPrice([20, 40, 60, 100, 150], {
      title: ({ t }) => t('diagnostics.filter.price'),
      upTo: (price, { t }) => t('diagnostics.filter.upTo', { price }),
    }),
    {
      key: 'category',
      look: 'many',
      options: categories,
      name: ({ t }) => t('diagnostics.filter.category'),
      choice: (category, { t }) => t(`diagnostics.category.${category}`),
    },
    byLanguage,
    byRating,
  ],
  ['test'],
);
export type LabFilter = (typeof labSearch.filters)[number]['key'];

function itemName(number: number, t: (key: string) => string): string {
  const item = itemNumbered(number);
  return item ? t(wordOf(item)) : String(number);
}
