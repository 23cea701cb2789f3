import {
  type FetchQueryOptions,
  type QueryClient,
  useSuspenseQueries,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import type { Load, Place } from './page-module.ts';
import { useCurrentRoute } from './current-route.ts';

/** A page declares what it needs once; the router asks it before the page is shown, the page reads it with useLoaderData. */
export const defineLoader = <Questions extends Record<string, object>>(declare: Load<Questions>) => declare;

export function useLoaderData<Questions extends Record<string, object>>(declare: Load<Questions>): Answers<Questions> {
  const { screen, location } = useCurrentRoute();
  const queries = declare({ params: screen.params, search: new URLSearchParams(location.search) });
  const names = Object.keys(queries);
  const results = useSuspenseQueries({ queries: Object.values(queries) as UseSuspenseQueryOptions[] });
  return Object.fromEntries(names.map((name, index) => [name, results[index]?.data])) as Answers<Questions>;
}

/** Asks what a page declares, all at once. */
export async function prefetch(client: QueryClient, declare: Load<Record<string, object>> | undefined, place: Place) {
  const questions = Object.values(declare?.(place) ?? {}) as FetchQueryOptions[];
  await Promise.all(questions.map((question) => client.ensureQueryData(question)));
}

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends { queryFn?: infer Ask }
    ? Awaited<ReturnType<Extract<Ask, (...given: never[]) => unknown>>>
    : never;
};
