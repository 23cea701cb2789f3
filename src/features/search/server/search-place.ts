import type { Place, Point } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import { Failure } from '#shared/failure.ts';
import type { PlaceSearch } from '../search-limits.ts';

/** Where a search begins: the named place, or the caller's own point with the town that it lies in. Throws `invalid_input`. */
export async function placeOf(search: PlaceSearch): Promise<{ point: Point; place: Place | null }> {
  const { place: typed, latitude, longitude } = search;
  const book = await gazetteer();
  if (typed !== '') {
    const place = book.find(typed);
    if (!place) throw Failure.of('place', 'errors.placeUnknown');
    return { point: place, place };
  }
  if (latitude === undefined || longitude === undefined) throw Failure.of('place', 'errors.placeBlank');
  const town = book.nearest({ latitude, longitude });
  return { point: { latitude, longitude }, place: town ? { ...town, latitude, longitude } : null };
}
