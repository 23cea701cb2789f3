import type * as z from 'zod/mini';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { AwaitedSomewhere } from '#features/leads/lead.ts';
import type { Place } from '#features/places/place.ts';
import type { AnyCall } from '#shared/call.ts';
import type { Values } from '#shared/words.ts';
import { chosenOf, type OwnChoice } from '../filters.ts';
import type { CountedChoices } from '../place-search.ts';
import type { ListSearch } from '../search-limits.ts';
import { type SearchRules, searchQuery } from '../search-rules.ts';

/** A provider in a list, whatever its card shows besides. */
export type ListItem = { _id: string };
/** One that stands on the map beside it. */
export type LocatedCard = ListItem & { latitude: number; longitude: number };
/** A page of a list. */
export type SearchReply<Card extends ListItem = ListItem> = {
  data: Card[];
  pagization: { totalCount: number; isMore: boolean };
  /** Where it was searched around, when that is a place. */
  place?: Place | null;
};

/** Hands its children what the reader would choose first among what is offered. */
export type OwnChoices = { children: (ownAmong: (offered: readonly string[]) => readonly OwnChoice[]) => ReactNode };

/** Where the list of a service stands: all that a page needs which leads to it and asks nothing of it. */
export type SearchedPlace<Search extends ListSearch> = {
  rules: SearchRules<Search>;
  /** With a search as its query. */
  address: (query: ReturnType<typeof searchQuery>) => string;
};

/** All that the shared list needs to know of a service; what its cards look like is handed over beside it. */
export type SearchedService<Search extends ListSearch, Card extends ListItem> = SearchedPlace<Search> & {
  /** Its sentences stand below `<words>.list`: title, order, show, showAny, noPlace, failed, none, nobody. `search` has general ones. */
  words: string;
  list: AnyCall & { reply: z.ZodMiniType<SearchReply<Card>> };
  counts: AnyCall & { reply: z.ZodMiniType<CountedChoices> };
  sorts: readonly Search['sort'][];
  /** Where somebody can wait for it near a place without any. */
  awaited?: AwaitedSomewhere;
  /** Whether a filter means anything in this search; always, when left out. */
  isOffered?: (key: string, search: Search) => boolean;
  /** Of a filter whose choices are found, those that the reader has: asked when it is opened, and offered first. */
  own?: Record<string, ComponentType<OwnChoices>>;
  /** On the chips of its flags, by filter. */
  icons?: Record<string, LucideIcon>;
  /** The word key of the title, where that is not `<words>.list.title`. */
  titleOf?: (search: Search) => string;
  /** Values for its own sentence about the order. */
  orderOf?: (search: Search) => Values;
};

/** The filters that mean something in this search, and those that apply all the same, so that they can be taken away. */
export const offeredFilters = <Search extends ListSearch, Card extends ListItem>(
  { rules: { filters, empty }, isOffered }: SearchedService<Search, Card>,
  search: Search,
) =>
  filters.filter(
    (filter) => isOffered?.(filter.key, search) !== false || chosenOf(filter, { search, empty }).length > 0,
  );

/** The list with these choices. */
export const listAddress = <Search extends ListSearch>(
  { rules, address }: SearchedPlace<Search>,
  search: Partial<Search>,
): string => address(searchQuery(rules, { ...rules.empty, ...search }));
