import type { Query } from '#web/paths.ts';
import { href } from '#web/paths.ts';
import type { CentreSearch } from '../../search.ts';
import { DEFAULT_MILES } from '../../stay-limits.ts';

/** The same search as a query, without what goes without saying. */
export function searchQuery(search: CentreSearch) {
  const { place, latitude, longitude, max, rating, kind, language } = search;
  return {
    place,
    latitude,
    longitude,
    kind,
    max,
    rating,
    language,
    days: search.days.map(String),
    in: search.in,
    out: search.out,
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
  href('/care/daycarecenters', undefined, searchQuery({ ...noSearch, ...search }));

/** The id of the place where the device is: it travels as coordinates, not by its name. */
export const HERE = 'here';

/** A search without any choice. */
export const noSearch: CentreSearch = {
  place: '',
  kind: [],
  miles: DEFAULT_MILES,
  language: [],
  rides: false,
  memory: false,
  space: false,
  days: [],
  guests: 1,
  sort: 'distance',
  page: 1,
};

/** When and for how many: what goes along from the list to a centre and into its booking. */
export const askedStay = ({ in: checkIn, out, days, guests }: CentreSearch): Query => ({
  in: checkIn,
  out,
  days,
  guests: guests === 1 ? undefined : guests,
});

export const hasPlace = ({ place, latitude, longitude }: CentreSearch): boolean =>
  place !== '' || (latitude !== undefined && longitude !== undefined);
