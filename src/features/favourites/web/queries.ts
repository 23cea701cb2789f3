import { personIn } from '#features/family/web/named-person.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { type FavouriteQuery, favourites, favouriteSorts } from '../contract.ts';

/** The ids that are marked, for the switches of lists and pages where somebody is logged in. */
export const markedFavourites = () => ({ ...callQuery(favourites.marked, {}), meta: { isQuiet: true } });

export const favouritesKey = keyOf(favourites.mine);

/** The list that an address asks for. */
export function askedIn(search: URLSearchParams): FavouriteQuery {
  return {
    page: pageIn(search),
    sort: favouriteSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    show: search.get('show') === 'archived' ? 'archived' : 'saved',
    for: personIn(search),
  };
}

export function favouritesIn(search: URLSearchParams) {
  refreshOn(['family'], favouritesKey);
  return callQuery(favourites.mine, { query: askedIn(search) });
}
