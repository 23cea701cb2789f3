import { centrePages } from '#features/senior-care/partner/centre-pages.tsx';
import { caregiverPages } from '#features/caregivers/partner/caregiver-pages.ts';
import { labPages } from '#features/diagnostics/partner/lab-pages.ts';
import { agencyPages } from '#features/home-health/partner/agency-pages.ts';
import { doctorPages } from '#features/doctors/partner/doctor-pages.ts';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';

/** What the workspace has for which kinds of providers: a service adds a line. */
export const placeServices: readonly PlacePages[] = [centrePages, doctorPages, caregiverPages, labPages, agencyPages];
