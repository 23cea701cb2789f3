import type { FavouritePages } from '#features/favourites/web/favourite-pages.ts';
import { proposedAddress } from '#features/senior-care/web/booking/proposed-address.ts';
import { href } from '#web/paths.ts';

/** The pages of the services whose providers can be marked. */
export const favouritePages: FavouritePages = {
  services: {
    centre: {
      provider: (pathParam) => href('/care/daycaredetails/:pathParam?', { pathParam }),
      book: (center, day) => proposedAddress(center, day),
      compare: (compare) => href('/care/daycarecenters', undefined, { compare }),
    },
    caregiver: {
      provider: (pathParam) => href('/cg/:pathParam?', { pathParam }),
      book: (pathParam) => `${href('/cg/:pathParam?', { pathParam })}#times`,
      compare: (compare) => href('/top-Caregivers', undefined, { compare }),
    },
    lab: {
      provider: (center) => href('/diagnosis-center-view', undefined, { center }),
      book: (center) => `${href('/diagnosis-center-view', undefined, { center })}#tests`,
    },
    agency: {
      provider: (pathParam) => href('/homeHealthProfile/:pathParam?', { pathParam }),
      book: (agency) => href('/homeHealthRequest', undefined, { agency }),
    },
    doctor: {
      provider: (pathParam) => href('/Md/:pathParam?', { pathParam }),
      book: (pathParam) => `${href('/Md/:pathParam?', { pathParam })}#times`,
    },
  },
};
