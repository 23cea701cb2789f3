import { OwnPlans } from '#features/search/web/OwnPlans.tsx';
import { listAddress, type SearchedService } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import type { AgencyCard } from '../../agency.ts';
import { homeHealth } from '../../contract.ts';
import { agencySearch } from '../../filters.ts';
import { type AgencySearch, agencySorts } from '../../search.ts';

/** The list of agencies, for the shared parts of a search. */
export const agencyList: SearchedService<AgencySearch, AgencyCard> = {
  rules: agencySearch,
  words: 'homeHealth',
  list: homeHealth.search,
  counts: homeHealth.counts,
  address: (query) => href('/homeHealthAgencies', undefined, query),
  sorts: agencySorts,
  awaited: 'homeHealth',
  own: { plan: OwnPlans },
};

/** The list with these choices. */
export const listOf = (search: Partial<AgencySearch>): string => listAddress(agencyList, search);
