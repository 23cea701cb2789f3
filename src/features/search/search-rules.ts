import * as z from 'zod/mini';
import type { AnyFilter, Filter } from './filters.ts';
import type { ListSearch } from './search-limits.ts';

type SearchSchema<Search> = z.ZodMiniType<Search> & { shape: object };

/**
 * How one service is searched: its schema, its table of filters, a search in which nothing is chosen, and the fields that say what is
 * looked for: they stay where all other choices are left aside.
 */
export type SearchRules<Search extends ListSearch, Key extends string = string> = {
  schema: SearchSchema<Search>;
  filters: readonly (AnyFilter & { key: Key })[];
  empty: Search;
  subject: readonly (keyof Search)[];
};

/** All fields of the schema need a default or may be left out. Filters are offered in the order of their rows. */
export function searchRules<Search extends ListSearch, const Rows extends readonly Filter<Search>[]>(
  schema: SearchSchema<Search>,
  filters: Rows,
  subject: readonly (keyof Search)[] = [],
): SearchRules<Search, Rows[number]['key']> {
  type Rules = SearchRules<Search, Rows[number]['key']>;
  // each row is one of the three looks, whatever its field
  return { schema, filters: filters as unknown as Rules['filters'], empty: z.parse(schema, {}), subject };
}

/** The same search without anything chosen but what is looked for. */
export const subjectOf = <Search extends ListSearch>({ empty, subject }: SearchRules<Search>, search: Search): Search =>
  subject.reduce<Search>((kept, field) => ({ ...kept, [field]: search[field] }), empty);

/** The search in the address bar. What cannot be understood is left out, so that a mistyped address still shows a list. */
export function readSearch<Search extends ListSearch>(
  { schema }: SearchRules<Search>,
  params: URLSearchParams,
): Search {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const values = params.getAll(name).filter(Boolean);
    if (values.length > 0) given[name] = values.length === 1 ? values[0] : values;
  }
  const read = z.safeParse(schema, given);
  if (read.success) return read.data;
  for (const { path } of read.error.issues) delete given[String(path[0])];
  return z.parse(schema, given);
}

export type SearchQuery = Record<string, string | number | readonly string[]>;

/** The same search as a query in the order of the schema, without what goes without saying: what is as in an empty search. */
export function searchQuery<Search extends ListSearch>(
  { schema, empty }: SearchRules<Search>,
  search: Search,
): SearchQuery {
  const [values, defaults] = [search, empty] as unknown as Record<string, unknown>[];
  const query: SearchQuery = {};
  for (const name of Object.keys(schema.shape)) {
    const value = values?.[name];
    if (Array.isArray(value) && value.length > 0) query[name] = value.map(String);
    else if (value === true) query[name] = '1';
    else if ((typeof value === 'string' || typeof value === 'number') && value !== defaults?.[name])
      query[name] = value;
  }
  return query;
}
