import type { Reply } from '#shared/call.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { refreshOn } from '#web/realtime.ts';
import { type RequestTab, requests, type RequestSearch } from '../request-contract.ts';

export type RequestList = Reply<typeof requests.list>;

/** Null for whoever manages no provider. */
export function requestsIn(query: { tab: RequestTab; page: number } & RequestSearch) {
  refreshOn(['requests'], keyOf(requests.list));
  return callQueryOrNull(requests.list, { query }, session.isPartner);
}

/** Who comes on a day, today when none is named; null for whoever manages no provider. */
export function expectedOn(day: string | undefined) {
  refreshOn(['requests'], keyOf(requests.day));
  return callQueryOrNull(requests.day, { query: { day } }, session.isPartner);
}

/** One request, wherever it stands; null when it is not for one of my providers. Asking is in the audit trail. */
export function requestWith(id: string) {
  refreshOn(['requests'], keyOf(requests.one));
  return callQueryOrNull(requests.one, { params: { id } });
}
