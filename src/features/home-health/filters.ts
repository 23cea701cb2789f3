import { disciplines } from '#features/providers/disciplines.ts';
import { byDistance, byLanguage, byPlan } from '#features/search/common-filters.ts';
import { searchRules } from '#features/search/search-rules.ts';
import { AgencySearch, programs } from './search.ts';

/** How agencies are searched. What each filter asks of one is SQL and stands beside the search's other statements. */
export const agencySearch = searchRules(AgencySearch, [
  {
    key: 'need',
    look: 'many',
    options: disciplines,
    name: ({ t }) => t('homeHealth.filter.need'),
    choice: (discipline, { t }) => t(`providers.discipline.${discipline}`),
  },
  {
    key: 'program',
    look: 'many',
    options: programs,
    name: ({ t }) => t('homeHealth.filter.program'),
    choice: (program, { t }) => t(`homeHealth.program.${program}`),
  },
  byPlan(({ t, hasChoices }) => t(`homeHealth.filter.plan.${hasChoices ? 'hint' : 'none'}`)),
  {
    key: 'stars',
    look: 'one',
    options: [4.5, 4, 3],
    name: ({ t }) => t('homeHealth.filter.stars'),
    choice: (stars, { t }) => t('homeHealth.filter.atLeast', { stars }),
  },
  byLanguage,
  byDistance,
]);

export type AgencyFilter = (typeof agencySearch.filters)[number]['key'];
