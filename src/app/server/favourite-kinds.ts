import { favouriteCaregivers } from '#features/caregivers/server/favourite-caregivers.ts';
import { favouriteLabs } from '#features/diagnostics/server/favourite-labs.ts';
import { favouriteAgencies } from '#features/home-health/server/favourite-agencies.ts';
import { favouriteDoctors } from '#features/doctors/server/favourite-doctors.ts';
import type { FavouriteKinds } from '#features/favourites/server/kind.ts';
import { favouriteCentres } from '#features/senior-care/server/favourite-centres.ts';

/** The services whose providers can be marked. */
export const favouriteKinds: FavouriteKinds = {
  centre: favouriteCentres,
  doctor: favouriteDoctors,
  caregiver: favouriteCaregivers,
  lab: favouriteLabs,
  agency: favouriteAgencies,
};
