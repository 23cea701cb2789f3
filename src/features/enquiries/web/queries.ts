import { personIn } from '#features/family/web/named-person.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, callQueryOrNull, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { enquiries } from '../contract.ts';

/** My conversations with providers, of all or of the person that the address names. */
export function enquiriesIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(enquiries.mine));
  return callQuery(enquiries.mine, { query: { for: personIn(search), page: pageIn(search) } });
}

/** The conversation that the address names; null when it is not one of mine. */
export function enquiryIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(enquiries.one));
  const id = search.get('id');
  const before = search.get('before') ?? undefined;
  return id ? callQueryOrNull(enquiries.one, { params: { id }, query: { before } }) : unasked(enquiries.one);
}

/** Whom the address wants to ask; null when there is no such provider. */
export const askedIn = (search: URLSearchParams) => askedAt(search.get('provider') ?? undefined);

/** The same of the provider on whose page one is. */
export const askedAt = (providerId: string | undefined) =>
  providerId ? providerAsked(providerId) : unasked(enquiries.provider);

export const providerAsked = (providerId: string) => callQueryOrNull(enquiries.provider, { params: { providerId } });
