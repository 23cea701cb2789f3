import { slotCalendar } from '#features/bookings/partner/agenda/slot-calendar.tsx';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import { caregiverProfile } from './caregiver-profile.tsx';

/** What caregivers have in the workspace. */
export const caregiverPages: PlacePages = { kinds: ['caregiver'], profile: caregiverProfile, calendar: slotCalendar };
