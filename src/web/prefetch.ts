import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Loader, Place } from './page-module.ts';

/** Fetches the queries that a page declares, in parallel. */
export async function prefetch(client: QueryClient, declare: Loader<Record<string, object>> | undefined, place: Place) {
  const questions = Object.values(declare?.(place) ?? {}) as FetchQueryOptions[];
  await Promise.all(questions.map((question) => client.ensureQueryData(question)));
}
