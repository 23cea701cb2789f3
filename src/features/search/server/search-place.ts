import type { Place, Point } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import { Failure } from '#shared/failure.ts';
import type { PlaceSearch } from '../search-limits.ts';

type Start = { point: Point; place: Place | null };
/** Where a provider of that name is, for searches that know such names. */
type PointFinder = (name: string) => Promise<Point | undefined>;

/** Where a search begins: the named place, a provider of that name, or the caller's own point; of a point with the town that it lies in. Throws `invalid_input`. */
export async function placeOf(search: PlaceSearch, pointOf?: PointFinder): Promise<Start> {
  const { place: typed, latitude, longitude } = search;
  const book = await gazetteer();
  if (typed !== '') {
    const place = book.find(typed);
    if (place) return { point: place, place };
    const point = await pointOf?.(typed);
    if (!point) throw Failure.of('place', 'errors.placeUnknown');
    return { point, place: placeAt(book, point) };
  }
  if (latitude === undefined || longitude === undefined) throw Failure.of('place', 'errors.placeBlank');
  return { point: { latitude, longitude }, place: placeAt(book, { latitude, longitude }) };
}

function placeAt(book: Awaited<ReturnType<typeof gazetteer>>, { latitude, longitude }: Point): Place | null {
  const town = book.nearest({ latitude, longitude });
  return town ? { ...town, latitude, longitude } : null;
}
