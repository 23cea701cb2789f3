import type { QueryClient } from '@tanstack/react-query';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { insurance } from '../contract.ts';

/** The plans that providers say they take, of that name or all. */
export const plansTaken = (words: string) =>
  callQuery(insurance.plansTaken, { query: words === '' ? {} : { q: words } });

/** Everybody whose insurance cards one may see and use; with `personId` theirs alone. */
export function insuranceCards(personId?: string) {
  refreshOn(['family'], keyOf(insurance.list));
  return callQuery(insurance.list, { query: personId ? { for: personId } : {} });
}

/** After a card has come, changed or gone: the lists of cards and what counts them, as the health records, ask anew. */
export const refreshCards = (client: QueryClient) => refreshTopics(client, ['family']);
