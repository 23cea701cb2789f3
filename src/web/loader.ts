import { useSuspenseQueries, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { Loader } from './page-module.ts';
import { useCurrentRoute } from './current-route.ts';

/** Declares the queries of a page once: the router fetches them before the page is shown, the page reads them with useLoaderData. */
export const defineLoader = <Questions extends Record<string, object>>(declare: Loader<Questions>) => declare;

/** The answers to what this page declares, by the same names; suspends while one is under way. */
export function useLoaderData<Questions extends Record<string, object>>(
  declare: Loader<Questions>,
): Answers<Questions> {
  const { screen, location } = useCurrentRoute();
  const queries = declare({ params: screen.params, search: new URLSearchParams(location.search) });
  const names = Object.keys(queries);
  const results = useSuspenseQueries({ queries: Object.values(queries) as UseSuspenseQueryOptions[] });
  return Object.fromEntries(names.map((name, index) => [name, results[index]?.data])) as Answers<Questions>;
}

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends { queryFn?: infer Ask }
    ? Awaited<ReturnType<Extract<Ask, (...given: never[]) => unknown>>>
    : never;
};
