import type { SearchedService } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import type { CaregiverCard } from '../../caregiver.ts';
import { caregivers } from '../../contract.ts';
import { caregiverSearch } from '../../filters.ts';
import { type CaregiverSearch, caregiverSorts } from '../../search.ts';

/** The list of caregivers, for the shared parts of a search. */
export const caregiverList: SearchedService<CaregiverSearch, CaregiverCard> = {
  rules: caregiverSearch,
  words: 'caregivers',
  list: caregivers.search,
  counts: caregivers.counts,
  address: (query) => href('/top-Caregivers', undefined, query),
  sorts: caregiverSorts,
  awaited: 'caregivers',
};
