import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { type AnyFilter, type Choice, chosenOf, optionsOf } from '../filters.ts';
import type { ListSearch, PlaceSearch } from '../search-limits.ts';
import type { SearchRules } from '../search-rules.ts';
import type { Condition, CountedFilter, Neighbourhood } from './neighbours-store.ts';

/** What one choice of a filter asks of a neighbour, `near`. */
type ChoiceTest<Value> = (choice: Value) => Condition;
/** `each`: an array column of the provider; a choice matches if it is contained. `asks`: the same, where a choice is written in another way. */
type EachTest = { each: RawBuilder<string[]>; asks?: ChoiceTest<string> };
/** Who of some neighbours passes a flag that SQL alone cannot decide: asked only where the flag is set or counted. */
type DecidedTest = { ids: (db: Db, near: Neighbourhood, among: Condition) => Promise<readonly string[]> };

type TestOf<Value> = [Value] extends [boolean]
  ? ChoiceTest<never> | DecidedTest
  : [Value] extends [readonly (infer One)[]]
    ? ChoiceTest<One> | EachTest
    : ChoiceTest<Value>;

/** What each filter of a service asks, by its key. The distance is the search's own. */
export type FilterTests<Search, Key extends string> = {
  [Name in Exclude<Key, 'miles'> & keyof Search]: TestOf<Exclude<Search[Name], undefined>>;
};

/** What the filters ask that any provider can be asked by. */
export const commonTests = {
  kind: (kind: string) => sql<boolean>`near.kind = ${kind}`,
  // Unverified providers have no known price, so the filter drops them.
  max: (dollars: number) => sql<boolean>`near.is_verified and near.price_cents <= ${dollars * 100}`,
  rating: (least: number) => sql<boolean>`near.rating >= ${least}`,
  language: { each: sql<string[]>`near.languages` },
};

/** Those whom a state has licensed, which the source of a list knows as `near.licence_state`: in others they may not practise. */
export const licensedIn = { each: sql<string[]>`array[near.licence_state]` };

/** What comes first in each order of a service; among equals the nearest does, or whoever is free first. */
export type Ranks<Search extends ListSearch> = Record<Search['sort'], RawBuilder<unknown>>;

/** Orders that the providers of any kind can be put into. */
export const commonRanks = {
  distance: sql`0`,
  price: sql`case when near.is_verified then near.price_cents end`,
  rating: sql`array[-coalesce(near.rating, 0), -near.review_count]`,
};

/** The filter of everybody who offers one thing of the closed list of a service. */
export const offering = (offer: string) => () => sql<boolean>`${offer} = any(near.offers)`;

export type Test = ChoiceTest<Choice> | EachTest;
export type Tests = Record<string, Test>;

type FilterContext<Search extends ListSearch> = {
  rules: SearchRules<Search>;
  search: Search;
  near: Neighbourhood;
  /** Counts ask all filters, a list only those that are set. */
  isCounting: boolean;
};

/** Decides what SQL alone cannot: of everybody where the flag is set, otherwise of those who pass all other filters. */
export async function decided<Search extends ListSearch>(
  db: Db,
  tests: Record<string, Test | DecidedTest>,
  { rules, search, near, isCounting }: FilterContext<Search>,
): Promise<Tests> {
  const known: Tests = {};
  const asked = { rules, search, tests: known };
  const open: [AnyFilter, DecidedTest][] = [];
  for (const filter of rules.filters) {
    const test = tests[filter.key];
    if (test && 'ids' in test) open.push([filter, test]);
    else if (test) known[filter.key] = test;
  }
  const others = passesAll({ ...asked, rules: { ...rules, filters: rules.filters.filter(({ key }) => key in known) } });
  for (const [filter, test] of open) {
    const isChosen = isSet(asked, filter);
    if (!isChosen && !isCounting) continue;
    const among = isChosen && isCounting ? everybody : sql<boolean>`near.miles <= ${near.miles} and ${others}`;
    const ids = await test.ids(db, near, among);
    known[filter.key] = () => sql<boolean>`near.id = any(${[...ids]}::uuid[])`;
  }
  return known;
}

type FilterQuery<Search extends ListSearch> = { rules: SearchRules<Search>; tests: Tests; search: Search };

/** Who fits all filters. Distance is asked of every neighbour before. */
export function passesAll<Search extends ListSearch>(asked: FilterQuery<Search>): Condition {
  const conditions = asked.rules.filters
    .filter((filter) => filter.key !== 'miles' && isSet(asked, filter))
    .map((filter) => passes(asked, filter));
  return conditions.length === 0 ? everybody : sql.join(conditions, sql` and `);
}

/** Each filter as a bit, with the conditions of its choices. */
export const countedFilters = <Search extends ListSearch>(asked: FilterQuery<Search>): CountedFilter[] =>
  asked.rules.filters.map((filter, index) => {
    const test = testOf(asked, filter);
    const options = optionsOf(filter, asked.search, undefined);
    const choices = 'each' in test ? test : { asks: options.map((choice) => [String(choice), test(choice)] as const) };
    return { key: filter.key, bit: 1 << index, passes: passes(asked, filter), choices };
  });

const everybody: Condition = sql<boolean>`true`;
const within = (miles: Choice): Condition => sql<boolean>`near.miles <= ${miles}`;

const isSet = <Search extends ListSearch>({ rules, search }: FilterQuery<Search>, filter: AnyFilter) =>
  chosenOf(filter, { search, empty: rules.empty }).length > 0;

function testOf<Search extends ListSearch>({ tests }: FilterQuery<Search>, { key }: AnyFilter): Test {
  const test = key === 'miles' ? within : tests[key];
  if (!test) throw new Error(`Nobody said what the filter ${key} asks.`);
  return test;
}

function passes<Search extends ListSearch>(asked: FilterQuery<Search>, filter: AnyFilter): Condition {
  if (filter.key === 'miles') return within((asked.search as unknown as PlaceSearch).miles); // only searches around a place have it
  const chosen = chosenOf(filter, { search: asked.search, empty: asked.rules.empty });
  if (chosen.length === 0) return everybody;
  const test = testOf(asked, filter);
  if ('each' in test && !test.asks) return sql<boolean>`${test.each} && ${chosen.map(String)}::text[]`;
  const conditions = chosen.map((choice) =>
    'each' in test ? (test.asks?.(String(choice)) ?? everybody) : test(choice),
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
