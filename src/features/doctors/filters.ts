import { genders } from '#features/providers/genders.ts';
import { byLanguage, byPlan, byPrice, byRating } from '#features/search/common-filters.ts';
import { byLicence } from '#features/search/licence-filter.ts';
import { searchRules } from '#features/search/search-rules.ts';
import { modes } from './appointment-price.ts';
import { DoctorSearch, wants } from './search.ts';
import { specialties } from './specialties.ts';

/** How doctors are searched. What each filter asks of a doctor is SQL and stands beside the search's other statements. */
export const doctorSearch = searchRules(DoctorSearch, [
  {
    key: 'when',
    look: 'one',
    options: wants,
    name: ({ t }) => t('doctors.filter.when'),
    choice: (want, { t }) => t(`doctors.filter.when.${want}`),
  },
  {
    key: 'mode',
    look: 'one',
    options: modes,
    name: ({ t }) => t('doctors.filter.mode'),
    choice: (mode, { t }) => t(`doctors.mode.${mode}`),
  },
  {
    key: 'specialty',
    look: 'many',
    options: specialties,
    name: ({ t }) => t('doctors.filter.specialty'),
    choice: (specialty, { t }) => t(`doctors.specialty.${specialty}`),
  },
  byLanguage,
  byPrice([30, 45, 60, 80, 120], {
    title: ({ t }) => t('doctors.filter.price'),
    upTo: (price, { t }) => t('doctors.filter.upTo', { price }),
  }),
  {
    key: 'gender',
    look: 'one',
    options: genders,
    name: ({ t }) => t('doctors.filter.gender'),
    choice: (gender, { t }) => t(`doctors.filter.gender.${gender}`),
  },
  byPlan(({ t, hasChoices }) => t(`doctors.filter.plan.${hasChoices ? 'hint' : 'none'}`)),
  byLicence,
  byRating,
]);

export type DoctorFilter = (typeof doctorSearch.filters)[number]['key'];
