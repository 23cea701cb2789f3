import { queryOptions } from '@tanstack/react-query';
import type { AnyCall, CallInput } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { callQuery, keyOf, senderOf } from '#web/queries.ts';
import type { CountedChoices } from '../place-search.ts';
import type { ListSearch } from '../search-limits.ts';
import { searchQuery, type SearchRules } from '../search-rules.ts';
import type { ListItem, SearchedService, SearchReply } from './searched-service.ts';

/** Why there is no list: a place nobody knows, days out of reach, or a server that does not answer. */
export type RefusedAnswer = Pick<Failure, 'code' | 'issues'>;
export const isRefused = (answer: object): answer is RefusedAnswer => 'code' in answer;

/** A refusal is an answer too: the page keeps its filters and says what is missing. What the server cannot do itself is left to the browser. */
export function resultsFor<Search extends ListSearch, Card extends ListItem>(
  { list, rules }: SearchedService<Search, Card>,
  search: Search,
) {
  const input = inputOf(list, rules, search);
  return queryOptions({
    queryKey: [...keyOf(list), searchQuery(rules, search)] as readonly unknown[],
    queryFn: async ({ client, signal }): Promise<SearchReply<Card> | RefusedAnswer> => {
      const ask = () => senderOf(client)(list, input, { signal });
      try {
        return await (isBrowser ? twice(ask) : ask());
      } catch (error) {
        if (error instanceof Failure && (isBrowser || error.code === 'invalid_input'))
          return { code: error.code, issues: error.issues };
        throw error;
      }
    },
    staleTime: ({ state }) => (state.data && isRefused(state.data) ? 0 : 60_000),
  });
}

/** How many each choice of the filters would leave: asked after the list, which does not wait for it. */
export function countsFor<Search extends ListSearch, Card extends ListItem>(
  { counts, rules }: SearchedService<Search, Card>,
  search: Search,
) {
  const { queryKey, queryFn } = callQuery(counts, inputOf(counts, rules, { ...search, page: 1 }));
  return queryOptions<CountedChoices>({
    queryKey,
    queryFn: queryFn as () => Promise<CountedChoices>, // the service's type said so
    placeholderData: (before) => before,
    meta: { isQuiet: true },
  });
}

// A service's calls read what its own schema has written.
function inputOf<Search extends ListSearch>(call: AnyCall, rules: SearchRules<Search>, search: Search) {
  const asked = searchQuery(rules, search);
  return (call.body ? { body: asked } : { query: asked }) as CallInput<AnyCall>;
}

const isBrowser = typeof window !== 'undefined';
const PAUSE_MS = 1000;

/** A server that is busy or away is asked once more, as it is for every other question. */
async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Failure) || error.status < 500) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return ask();
  }
}
