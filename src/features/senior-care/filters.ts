import { byDistance, byLanguage, byPlan, byPrice, byRating } from '#features/search/common-filters.ts';
import { searchRules } from '#features/search/search-rules.ts';
import { CentreSearch } from './search.ts';
import { kinds } from './stay-limits.ts';

/** How centres are searched. What each filter asks of a centre is SQL and stands beside the search's other statements. */
export const centreSearch = searchRules(
  CentreSearch,
  [
    {
      key: 'kind',
      look: 'many',
      options: kinds,
      name: ({ t }) => t('seniorCare.filter.kind'),
      choice: (kind, { t }) => t(`seniorCare.kind.${kind}`),
    },
    byPrice([75, 90, 110, 150, 200], {
      title: ({ t }) => t('seniorCare.filter.priceADay'),
      upTo: (price, { t }) => t('seniorCare.filter.upTo', { price }),
    }),
    byPlan(({ t, hasChoices }) => t(`seniorCare.filter.plan.${hasChoices ? 'hint' : 'none'}`)),
    byDistance,
    { key: 'rides', look: 'flag', name: ({ t }) => t('seniorCare.filter.rides') },
    { key: 'memory', look: 'flag', name: ({ t }) => t('seniorCare.filter.memory') },
    { key: 'space', look: 'flag', name: ({ t }) => t('seniorCare.filter.space') },
    byLanguage,
    byRating,
  ],
  ['kind'],
);

export type CentreFilter = (typeof centreSearch.filters)[number]['key'];
