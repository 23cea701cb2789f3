import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerEnquiries } from '../partner-contract.ts';

export const statusIn = (search: URLSearchParams) => (search.get('status') === 'closed' ? 'closed' : 'open');

/** What families ask; null for whoever manages no provider. */
export function partnerEnquiriesIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(partnerEnquiries.list));
  const query = { status: statusIn(search), page: pageIn(search) } as const;
  return callQueryOrNull(partnerEnquiries.list, { query }, session.isPartner);
}

/** The conversation that the address names; null when there is none. */
export function partnerEnquiryIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(partnerEnquiries.one));
  const id = search.get('id') ?? 'none';
  const before = search.get('before') ?? undefined;
  return callQueryOrNull(partnerEnquiries.one, { params: { id }, query: { before } }, () => id !== 'none');
}
