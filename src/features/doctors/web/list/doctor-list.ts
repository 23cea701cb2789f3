import { OwnPlans } from '#features/search/web/OwnPlans.tsx';
import type { SearchedService } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import { doctors } from '../../contract.ts';
import type { DoctorCard } from '../../doctor.ts';
import { doctorSearch } from '../../filters.ts';
import { type DoctorSearch, doctorSorts } from '../../search.ts';

/** The list of doctors, for the shared parts of a search. */
export const doctorList: SearchedService<DoctorSearch, DoctorCard> = {
  rules: doctorSearch,
  words: 'doctors',
  list: doctors.search,
  counts: doctors.counts,
  address: (query) => href('/top-Doctors', undefined, query),
  sorts: doctorSorts,
  own: { plan: OwnPlans },
  titleOf: ({ q, specialty: [only, ...others] }) =>
    q === '' && only && others.length === 0 ? `doctors.list.title.${only}` : 'doctors.list.title',
};
