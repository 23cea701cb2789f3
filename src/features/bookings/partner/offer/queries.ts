import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { offers } from '../../offer-contract.ts';

/** What a family would be offered now; times go by the minute. */
export const timesNear = (id: string) => ({ ...callQuery(offers.near, { params: { id } }), staleTime: 0 });

/** Whose appointments lie in a time off. */
export function closedBy(timeOffId: string) {
  refreshOn(['requests', 'capacity'], keyOf(offers.closed));
  return { ...callQuery(offers.closed, { params: { id: timeOffId } }), staleTime: 0 };
}
