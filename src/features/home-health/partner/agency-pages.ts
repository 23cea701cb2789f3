import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import { agencyProfile } from './agency-profile.tsx';

/** What agencies for care at home have in the workspace: nobody books them, so they have no calendar. */
export const agencyPages: PlacePages = { kinds: [HOME_HEALTH], profile: agencyProfile };
