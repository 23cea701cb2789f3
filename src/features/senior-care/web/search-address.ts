import * as z from 'zod/mini';
import type { Query } from '#web/to.ts';
import { to } from '#web/to.ts';
import { CentreSearch, DEFAULT_MILES } from '../search.ts';

/** The search in the address bar. What cannot be understood is left out, so that a mistyped address still shows a list. */
export function readSearch(params: URLSearchParams): CentreSearch {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(CentreSearch.shape)) {
    const values = params.getAll(name).filter(Boolean);
    if (values.length > 0) given[name] = values.length === 1 ? values[0] : values;
  }
  const read = z.safeParse(CentreSearch, given);
  if (read.success) return read.data;
  for (const { path } of read.error.issues) delete given[String(path[0])];
  return z.parse(CentreSearch, given);
}

/** The same search as a query, without what goes without saying. */
export function searchQuery(search: CentreSearch) {
  const { place, latitude, longitude, max, rating, kind, language } = search;
  return {
    place, latitude, longitude, kind, max, rating, language, days: search.days.map(String), in: search.in, out: search.out,
    miles: search.miles === DEFAULT_MILES ? undefined : search.miles,
    rides: search.rides ? ('1' as const) : undefined,
    memory: search.memory ? ('1' as const) : undefined,
    space: search.space ? ('1' as const) : undefined,
    guests: search.guests === 1 ? undefined : search.guests,
    sort: search.sort === 'distance' ? undefined : search.sort,
    page: search.page === 1 ? undefined : search.page,
  } satisfies Query;
}

/** The list with these choices. */
export const searchAddress = (search: Partial<CentreSearch>): string =>
  to('/care/daycarecenters', undefined, searchQuery({ ...noSearch, ...search }));

/** A search without any choice. */
export const noSearch: CentreSearch = z.parse(CentreSearch, {});

/** When and for how many: what goes along from the list to a centre and into its booking. */
export const askedStay = ({ in: checkIn, out, days, guests }: CentreSearch): Query => ({ in: checkIn, out, days, guests: guests === 1 ? undefined : guests });

export const hasPlace = ({ place, latitude, longitude }: CentreSearch): boolean => place !== '' || (latitude !== undefined && longitude !== undefined);
