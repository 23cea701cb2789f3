import type { Wording } from '#shared/words.ts';
import type { Counts } from './place-search.ts';
import type { ListSearch } from './search-limits.ts';

export type Choice = string | number;

type FilterName<Key> = {
  /** The field of the search. */
  key: Key;
  /** On its chip while nothing is chosen. */
  name(speaking: Wording): string;
};
type ChoiceWords<Value> = {
  /** Above its choices, where that is not the name. */
  title?(speaking: Wording): string;
  /** One choice among the others. */
  choice(value: Value, speaking: Wording): string;
  /** A choice that stands alone, on the chip or among what is applied, where that is not the same. */
  chosen?(value: Value, speaking: Wording): string;
};
type ManyFilter<Key, Value> = FilterName<Key> &
  ChoiceWords<Value> & {
    look: 'many';
    /** Any number of these; `found`: whatever the providers of the neighbourhood have, as the counts say. */
    options: readonly Value[] | 'found';
    /** Below its title, what a choice means; or, where there is nothing to choose, why. */
    hint?(speaking: Wording & { hasChoices: boolean }): string;
  };
type OneFilter<Key, Value> = FilterName<Key> & ChoiceWords<Value> & { look: 'one'; options: readonly Value[] };
type Flag<Key> = FilterName<Key> & { look: 'flag' };

type FilterOf<Key, Value> = [Value] extends [boolean]
  ? Flag<Key>
  : [Value] extends [readonly (infer Each)[]]
    ? ManyFilter<Key, Each>
    : OneFilter<Key, Value>;

/** One row of a service's table of filters: a field of its search with its look, choices and words. */
export type Filter<Search> = {
  [Key in keyof Search & string]: FilterOf<Key, Exclude<Search[Key], undefined>>;
}[keyof Search & string];

/** What a reader would choose first, with what they call it: 'Rosa’s plan'. */
export type OwnChoice = { choice: string; note: string };

/** A row, whichever the service. */
export type AnyFilter = ManyFilter<string, Choice> | OneFilter<string, Choice> | Flag<string>;

/** A search of some service, read by the keys of its filters. */
const valuesOf = (search: ListSearch) => search as unknown as Record<string, unknown>;
const changeOf = <Search extends ListSearch>(key: string, value: unknown) =>
  ({ [key]: value }) as unknown as Partial<Search>; // the row's type said that the key takes the value

type Setting<Search> = { search: Search; empty: Search };

/** The one choice of a flag. */
export const FLAG = 1;

/** What is chosen of a filter: nothing when its field is as it is in an empty search. */
export function chosenOf<Search extends ListSearch>(filter: AnyFilter, { search, empty }: Setting<Search>): Choice[] {
  const value = valuesOf(search)[filter.key];
  if (filter.look === 'many') return value as Choice[];
  if (filter.look === 'flag') return value === true ? [FLAG] : [];
  return value === undefined || value === valuesOf(empty)[filter.key] ? [] : [value as Choice];
}

/** The value of a filter of which one is chosen, its default included. */
export const valueOf = (filter: AnyFilter, search: ListSearch) => valuesOf(search)[filter.key] as Choice | undefined;

/** The change that a press on a choice makes: a flag turns, one of many comes or goes, one of several replaces the other. */
export function press<Search extends ListSearch>(
  filter: AnyFilter,
  search: Search,
  choice: Choice | undefined,
): Partial<Search> {
  const value = valuesOf(search)[filter.key];
  if (filter.look === 'flag') return changeOf(filter.key, !value);
  if (filter.look === 'one') return changeOf(filter.key, choice);
  const chosen = value as (Choice | undefined)[];
  const next = chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
  return changeOf(filter.key, next);
}

/** What a filter offers. A choice of the address that is none of ours is offered too, so that what applies is always seen. */
export function optionsOf(filter: AnyFilter, search: ListSearch, counts: Counts | undefined): Choice[] {
  if (filter.look === 'flag') return [FLAG];
  const offered = filter.options === 'found' ? Object.keys(counts?.[filter.key] ?? {}) : filter.options;
  const chosen = [valuesOf(search)[filter.key] as Choice | Choice[] | undefined].flat();
  return [...new Set([...offered, ...chosen])].filter((choice) => choice !== undefined);
}

/** A choice as it stands alone: 'Up to $90 a day', 'Speaks Spanish', 'Offers rides'. */
export function chosenInWords(filter: AnyFilter, choice: Choice, speaking: Wording): string {
  if (filter.look === 'flag') return filter.name(speaking);
  return filter.chosen ? filter.chosen(choice, speaking) : filter.choice(choice, speaking);
}

export type AppliedFilter<Search> = { key: string; label: string; without: Partial<Search> };
type Rows<Search> = { filters: readonly AnyFilter[]; empty: Search };

/** What narrows a list, each with the change that takes it away. */
export function appliedFilters<Search extends ListSearch>(
  { filters, empty }: Rows<Search>,
  search: Search,
  speaking: Wording,
): AppliedFilter<Search>[] {
  return filters.flatMap((filter) =>
    chosenOf(filter, { search, empty }).map((choice) => ({
      key: filter.look === 'many' ? `${filter.key}-${choice}` : filter.key,
      label: chosenInWords(filter, choice, speaking),
      without:
        filter.look === 'many' ? press(filter, search, choice) : changeOf(filter.key, valuesOf(empty)[filter.key]),
    })),
  );
}

/** The same search without any filter, from its first page. */
export function withoutFilters<Search extends ListSearch>({ filters, empty }: Rows<Search>, search: Search): Search {
  const cleared = filters.map(({ key }) => [key, valuesOf(empty)[key]] as const);
  return { ...search, ...Object.fromEntries(cleared), page: 1 };
}
