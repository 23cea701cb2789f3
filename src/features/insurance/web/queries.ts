import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { insurance } from '../contract.ts';

export const insuranceKey = keyOf(insurance.list);

/** The plans that providers say they take, of that name or all. */
export const plansTaken = (words: string) =>
  callQuery(insurance.plansTaken, { query: words === '' ? {} : { q: words } });

/** Everybody whose insurance cards one may see and use; with `personId` theirs alone. */
export function insuranceCards(personId?: string) {
  refreshOn(['family'], insuranceKey);
  return callQuery(insurance.list, { query: personId ? { for: personId } : {} });
}
