import { listAddress } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import type { DoctorFacts } from '../doctor.ts';
import type { DoctorSearch } from '../search.ts';
import { doctorList } from './list/doctor-list.ts';

/** The page of a doctor, with why somebody wants to be seen; of one whom nobody has checked, it is another. */
export const doctorAddress = (
  { _id: pathParam, isVerified }: Pick<DoctorFacts, '_id' | 'isVerified'>,
  issue?: string,
): string =>
  isVerified ? href('/Md/:pathParam?', { pathParam }, { issue }) : href('/UnMd/:pathParam?', { pathParam });

/** The list with these choices. */
export const doctorsAddress = (search: Partial<DoctorSearch> = {}): string => listAddress(doctorList, search);
