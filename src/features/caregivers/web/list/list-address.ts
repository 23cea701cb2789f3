import { listAddress } from '#features/search/web/searched-service.ts';
import type { CaregiverSearch } from '../../search.ts';
import { caregiverList } from './caregiver-list.ts';

/** The list with these choices. */
export const listOf = (search: Partial<CaregiverSearch>): string => listAddress(caregiverList, search);
