import { searchQuery } from '#features/search/search-rules.ts';
import { href, type Query } from '#web/paths.ts';
import { centreSearch } from '../../filters.ts';
import type { CentreSearch } from '../../search.ts';

/** The list with these choices. */
export const searchAddress = (search: Partial<CentreSearch>): string =>
  href('/care/daycarecenters', undefined, searchQuery(centreSearch, { ...centreSearch.empty, ...search }));

/** When and for how many: what goes along from the list to a centre and into its booking. */
export const askedStay = ({ in: checkIn, out, days, guests }: CentreSearch): Query => ({
  in: checkIn,
  out,
  days,
  guests: guests === 1 ? undefined : guests,
});
