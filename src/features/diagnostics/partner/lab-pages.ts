import { slotCalendar } from '#features/bookings/partner/agenda/slot-calendar.tsx';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import { LAB_CENTRE } from '../centre.ts';
import { labProfile } from './profile/lab-profile.tsx';

/** What test centres have in the workspace. */
export const labPages: PlacePages = { kinds: [LAB_CENTRE], profile: labProfile, calendar: slotCalendar };
