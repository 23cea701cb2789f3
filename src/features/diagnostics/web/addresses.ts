import { listAddress, type SearchedPlace } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import { labSearch } from '../filters.ts';
import type { LabSearch } from '../search.ts';

export const labAddress = (center: string): string => href('/diagnosis-center-view', undefined, { center });
export const testAddress = (test: string): string => href('/testTypeDetails', undefined, { test });
export const packageAddress = (given: string): string => href('/packagedetails', undefined, { package: given });

export const labsPlace: SearchedPlace<LabSearch> = {
  rules: labSearch,
  address: (query) => href('/test-centers', undefined, query),
};

/** The list of centres with these choices. */
export const labsAddress = (search: Partial<LabSearch> = {}): string => listAddress(labsPlace, search);
