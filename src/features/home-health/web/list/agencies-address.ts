import { listAddress, type SearchedPlace } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import { agencySearch } from '../../filters.ts';
import type { AgencySearch } from '../../search.ts';

export const agenciesPlace: SearchedPlace<AgencySearch> = {
  rules: agencySearch,
  address: (query) => href('/homeHealthAgencies', undefined, query),
};

/** The list with these choices. */
export const listOf = (search: Partial<AgencySearch>): string => listAddress(agenciesPlace, search);
