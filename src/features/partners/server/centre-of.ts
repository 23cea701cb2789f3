import { timeZoneOf } from '#features/places/zone-of-state.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { centreServices } from '#features/senior-care/services.ts';
import type { PlaceProfile } from '../place-profile.ts';

type ApprovedPlace = { id: string; profile: PlaceProfile; now: Date };

/** The center that an approved application becomes; undefined while something of it is missing. */
export function centreOf({ id, profile: { place, care, words }, now }: ApprovedPlace): NewCentre | undefined {
  if (!place || !care || !words) return undefined;
  return {
    ...place,
    ...care,
    ...words,
    id,
    services: centreServices.filter((service) => words.services.includes(service)),
    timeZone: timeZoneOf(place.state),
    verifiedAt: now,
    dayPlan: [],
    art: { seed: id },
    rating: null,
    reviewCount: 0,
    createdAt: now,
  };
}
