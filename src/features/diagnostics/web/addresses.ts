import { listAddress } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import type { LabSearch } from '../search.ts';
import { labList } from './list/lab-list.ts';

export const labAddress = (center: string): string => href('/diagnosis-center-view', undefined, { center });
export const testAddress = (test: string): string => href('/testTypeDetails', undefined, { test });
export const packageAddress = (given: string): string => href('/packagedetails', undefined, { package: given });

/** The list of centres with these choices. */
export const labsAddress = (search: Partial<LabSearch> = {}): string => listAddress(labList, search);
