import type * as z from 'zod/mini';
import type { LucideIcon } from 'lucide-react';
import type { AwaitedSomewhere } from '#features/leads/lead.ts';
import type { Place } from '#features/places/place.ts';
import type { AnyCall } from '#shared/call.ts';
import type { Values } from '#shared/words.ts';
import { chosenOf } from '../filters.ts';
import type { CountedChoices } from '../place-search.ts';
import type { PlaceSearch, Sort } from '../search-limits.ts';
import { type SearchRules, searchQuery } from '../search-rules.ts';

/** A provider in a list, whatever its card shows besides. */
export type Listed = { _id: string; latitude: number; longitude: number };
/** A page of a list. */
export type Found<Card extends Listed = Listed> = {
  data: Card[];
  pagization: { totalCount: number; isMore: boolean };
  place: Place | null;
};

/** All that the shared list needs to know of a service; what its cards look like is handed over beside it. */
export type SearchedService<Search extends PlaceSearch, Card extends Listed> = {
  rules: SearchRules<Search>;
  /** Its sentences stand below `<words>.list`: title, order, show, showAny, noPlace, failed, none, nobody. `search` has general ones. */
  words: string;
  list: AnyCall & { reply: z.ZodMiniType<Found<Card>> };
  counts: AnyCall & { reply: z.ZodMiniType<CountedChoices> };
  /** Where its list stands, with a search as its query. */
  address: (query: ReturnType<typeof searchQuery>) => string;
  sorts: readonly Sort[];
  /** Where somebody can wait for it near a place without any. */
  awaited?: AwaitedSomewhere;
  /** Whether a filter means anything in this search; always, when left out. */
  isOffered?: (key: string, search: Search) => boolean;
  /** On the chips of its flags, by filter. */
  icons?: Record<string, LucideIcon>;
  /** The word key of the title, where that is not `<words>.list.title`. */
  titleOf?: (search: Search) => string;
  /** Values for its own sentence about the order. */
  orderOf?: (search: Search) => Values;
};

/** The filters that mean something in this search, and those that apply all the same, so that they can be taken away. */
export const offeredFilters = <Search extends PlaceSearch, Card extends Listed>(
  { rules: { filters, empty }, isOffered }: SearchedService<Search, Card>,
  search: Search,
) =>
  filters.filter(
    (filter) => isOffered?.(filter.key, search) !== false || chosenOf(filter, { search, empty }).length > 0,
  );

/** The list with these choices. */
export const listAddress = <Search extends PlaceSearch, Card extends Listed>(
  { rules, address }: SearchedService<Search, Card>,
  search: Partial<Search>,
): string => address(searchQuery(rules, { ...rules.empty, ...search }));
