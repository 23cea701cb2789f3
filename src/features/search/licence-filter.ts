import { states } from '#features/places/states.ts';
import type { Filter } from './filters.ts';

type Row = Extract<Filter<{ state: string[] }>, { key: 'state' }>;

const nameOf = (code: string) => states[code] ?? code;

/** In which state the care takes place: whoever is licensed in another one may not practise there. */
export const byLicence: Row = {
  key: 'state',
  look: 'many',
  options: 'found',
  name: ({ t }) => t('search.filter.state'),
  hint: ({ t }) => t('search.filter.state.hint'),
  choice: nameOf,
  chosen: (code, { t }) => t('search.filter.licensedIn', { state: nameOf(code) }),
};
