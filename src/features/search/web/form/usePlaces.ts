import { useQueryClient } from '@tanstack/react-query';
import type { Place } from '#features/places/place.ts';
import type { TypedPlace } from '#web/ui/useLocationBox.ts';
import { HERE, type PlaceSearch } from '../../search-limits.ts';

export type PlacedSearch = Pick<PlaceSearch, 'place' | 'latitude' | 'longitude'>;

/** What is in the field for the place while a search stands in the address bar; `place` is what was found for it. */
export function typedPlaceOf(search: PlacedSearch, place: Place | null | undefined): TypedPlace<Place> {
  const { place: text, latitude, longitude } = search;
  if (latitude === undefined || longitude === undefined || !place) return { text };
  return { text: place.label, place: { ...place, id: HERE, latitude, longitude } };
}

/** The place that the field asks for: a name, or the point of the device. */
export function askedPlace({ text, place }: TypedPlace<Place>): PlacedSearch {
  if (place?.id !== HERE) return { place: text.trim(), latitude: undefined, longitude: undefined };
  return { place: '', latitude: place.latitude, longitude: place.longitude };
}

/** What the field for the place asks: names that begin as typed, and where the device is. Brought when it is used. */
export function usePlaces() {
  const client = useQueryClient();
  return {
    suggest: async (query: string, signal: AbortSignal) => {
      const { suggestionsFor } = await import('#features/places/web/queries.ts');
      signal.throwIfAborted();
      return (await client.fetchQuery({ ...suggestionsFor(query), meta: { isQuiet: true } })).data;
    },
    locate: async () => (await import('./my-place.ts')).findMyPlace(client),
  };
}
