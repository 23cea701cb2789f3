import { slotCalendar } from '#features/bookings/partner/agenda/slot-calendar.tsx';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import { doctorProfile } from './profile/doctor-profile.tsx';

/** What doctors have in the workspace. */
export const doctorPages: PlacePages = { kinds: ['doctor'], profile: doctorProfile, calendar: slotCalendar };
