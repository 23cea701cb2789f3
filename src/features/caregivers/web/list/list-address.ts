import { listAddress, type SearchedPlace } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import { caregiverSearch } from '../../filters.ts';
import type { CaregiverSearch } from '../../search.ts';

export const caregiversPlace: SearchedPlace<CaregiverSearch> = {
  rules: caregiverSearch,
  address: (query) => href('/top-Caregivers', undefined, query),
};

/** The list with these choices. */
export const listOf = (search: Partial<CaregiverSearch>): string => listAddress(caregiversPlace, search);
