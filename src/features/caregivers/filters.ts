import { genders } from '#features/providers/genders.ts';
import { byDistance, byLanguage, byPrice, byRating } from '#features/search/common-filters.ts';
import { searchRules } from '#features/search/search-rules.ts';
import { formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { CaregiverSearch, weekdays } from './search.ts';
import { careServices } from './services.ts';

/** How caregivers are searched. What each filter asks of one is SQL and stands beside the search's other statements. */
export const caregiverSearch = searchRules(CaregiverSearch, [
  {
    key: 'help',
    look: 'many',
    options: careServices,
    name: ({ t }) => t('caregivers.filter.help'),
    choice: (service, { t }) => t(`caregivers.service.${service}`),
  },
  {
    key: 'day',
    look: 'many',
    options: weekdays,
    name: ({ t }) => t('caregivers.filter.day'),
    choice: (day, { locale }) => sentenceCase(formatWeekday(day, locale, 'long'), locale),
  },
  byPrice([25, 30, 35, 40, 50], {
    title: ({ t }) => t('caregivers.filter.price'),
    upTo: (price, { t }) => t('caregivers.filter.upTo', { price }),
  }),
  byLanguage,
  {
    key: 'gender',
    look: 'one',
    options: genders,
    name: ({ t }) => t('caregivers.filter.gender'),
    choice: (gender, { t }) => t(`caregivers.filter.gender.${gender}`),
  },
  byDistance,
  byRating,
]);

export type CaregiverFilter = (typeof caregiverSearch.filters)[number]['key'];
