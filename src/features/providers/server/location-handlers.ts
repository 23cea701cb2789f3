import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { providerPlaces } from '../location-contract.ts';
import { providerPlaceOf } from './provider-store.ts';

export const providerPlaceHandlers: Handlers<typeof providerPlaces> = {
  async place({ params: { id } }, { db }) {
    const row = await providerPlaceOf(db, id);
    if (!row) throw new Failure('not_found');
    const { street, city, state, zip, ...place } = row;
    return {
      data: {
        _id: place.id,
        name: place.name,
        address: `${street}, ${city}, ${state} ${zip}`,
        phone: place.phone,
        latitude: place.latitude,
        longitude: place.longitude,
      },
    };
  },
};
