import type { SearchedService } from '#features/search/web/searched-service.ts';
import type { CaregiverCard } from '../../caregiver.ts';
import { caregivers } from '../../contract.ts';
import { type CaregiverSearch, caregiverSorts } from '../../search.ts';
import { caregiversPlace } from './list-address.ts';

/** The list of caregivers, for the shared parts of a search. */
export const caregiverList: SearchedService<CaregiverSearch, CaregiverCard> = {
  ...caregiversPlace,
  words: 'caregivers',
  list: caregivers.search,
  counts: caregivers.counts,
  sorts: caregiverSorts,
  awaited: 'caregivers',
};
