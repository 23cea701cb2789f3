import { hasPlace } from '#features/search/search-limits.ts';
import { readSearch } from '#features/search/search-rules.ts';
import { lastList } from '#features/search/web/last-list.ts';
import { centreSearch } from '../../filters.ts';
import type { CentreSearch } from '../../search.ts';

/** The search in the address; around the place of the last list when the address names none. */
export function knownSearch(params: URLSearchParams): CentreSearch {
  const search = readSearch(centreSearch, params);
  const last = lastList();
  if (hasPlace(search) || !last) return search;
  const asked = readSearch(centreSearch, new URLSearchParams(last.address.replace(/^[^?]*/, '')));
  return { ...search, place: asked.place, latitude: asked.latitude, longitude: asked.longitude };
}
