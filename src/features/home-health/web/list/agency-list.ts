import { OwnPlans } from '#features/search/web/OwnPlans.tsx';
import type { SearchedService } from '#features/search/web/searched-service.ts';
import type { AgencyCard } from '../../agency.ts';
import { homeHealth } from '../../contract.ts';
import { type AgencySearch, agencySorts } from '../../search.ts';
import { agenciesPlace } from './agencies-address.ts';

/** The list of agencies, for the shared parts of a search. */
export const agencyList: SearchedService<AgencySearch, AgencyCard> = {
  ...agenciesPlace,
  words: 'homeHealth',
  list: homeHealth.search,
  counts: homeHealth.counts,
  sorts: agencySorts,
  awaited: 'homeHealth',
  own: { plan: OwnPlans },
};
