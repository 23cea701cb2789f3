import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { insurance } from '../contract.ts';

export const insuranceKey = keyOf(insurance.list);

/** Everybody whose insurance cards one may see and use; with `personId` theirs alone. */
export function insuranceCards(personId?: string) {
  refreshOn(['family'], insuranceKey);
  return callQuery(insurance.list, { query: personId ? { for: personId } : {} });
}
