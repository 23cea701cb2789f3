import { personIn } from '#features/family/web/named-person.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, callQueryOrNull, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { messaging } from '../contract.ts';
import { partnerMessaging } from '../partner-contract.ts';
import { talkIn } from './talk-address.ts';

export const searchIn = (search: URLSearchParams) => (search.get('q') ?? '').slice(0, 80);

/** Conversations of everybody for whom one writes, or of the person that the address names. */
export function inboxIn(search: URLSearchParams) {
  refreshOn(['threads', 'family'], keyOf(messaging.inbox));
  return callQuery(messaging.inbox, { query: { for: personIn(search), q: searchIn(search), page: pageIn(search) } });
}

/** The conversation that the address names; null when it is not one of mine. */
export function talkAt(rest: string | undefined, search: URLSearchParams) {
  refreshOn(['threads', 'family'], keyOf(messaging.one));
  refreshOn(['threads', 'family'], keyOf(messaging.with));
  const named = talkIn(rest);
  if (!named) return unasked(messaging.one);
  return 'id' in named
    ? callQueryOrNull(messaging.one, { params: { id: named.id }, query: {} })
    : callQueryOrNull(messaging.with, { params: named, query: { for: personIn(search) } });
}

/** In how many conversations something is new. */
export function newMessages() {
  refreshOn(['threads'], keyOf(messaging.unread));
  return callQuery(messaging.unread, {});
}

/** The conversation with a provider, where there may be one. */
export function talkWith(providerId: string, personId: string | undefined) {
  refreshOn(['threads', 'family'], keyOf(messaging.with));
  return callQueryOrNull(messaging.with, { params: { providerId }, query: { for: personId } });
}

/** The conversation with the family of a booking, for whoever answers at its place. */
export function talkOfBooking(bookingId: string) {
  refreshOn(['threads'], keyOf(partnerMessaging.about));
  return callQueryOrNull(partnerMessaging.about, { params: { bookingId } }, session.isPartner);
}
