import { queryOptions } from '@tanstack/react-query';
import { personIn } from '#features/family/web/named-person.ts';
import type { Reply } from '#shared/call.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, callQueryOrNull, keyOf, orNull, senderOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { messaging } from '../contract.ts';
import { partnerMessaging } from '../partner-contract.ts';
import { LONGEST_SEARCH } from '../talk.ts';
import { talkIn } from './talk-address.ts';

export const searchIn = (search: URLSearchParams) => (search.get('q') ?? '').slice(0, LONGEST_SEARCH);

/** Conversations of everybody for whom one writes, or of the person that the address names. */
export function inboxIn(search: URLSearchParams) {
  refreshOn(['threads', 'family'], keyOf(messaging.inbox));
  return callQuery(messaging.inbox, { query: { for: personIn(search), q: searchIn(search), page: pageIn(search) } });
}

/** The conversation that the address names; null when it is not one of mine. */
export function talkAt(rest: string | undefined, search: URLSearchParams) {
  refreshOn(['threads', 'family'], keyOf(messaging.one));
  const named = talkIn(rest);
  if (!named) return unasked(messaging.one);
  return 'id' in named
    ? callQueryOrNull(messaging.one, { params: { id: named.id }, query: {} })
    : talkWith(named.providerId, personIn(search));
}

/** In how many conversations something is new. */
export function newMessages() {
  refreshOn(['threads'], keyOf(messaging.unread));
  return callQuery(messaging.unread, {});
}

/** In how many conversations of the chosen place something is new. */
export function newAtPlace() {
  refreshOn(['threads'], keyOf(partnerMessaging.unread));
  return callQuery(partnerMessaging.unread, {});
}

/** The conversation with a provider; null where there is none, so that a page which is of it has the status 404. */
export function talkWith(providerId: string, personId: string | undefined) {
  refreshOn(['threads', 'family'], keyOf(messaging.with));
  const asked = { params: { providerId }, query: { for: personId } };
  return queryOptions({
    queryKey: [...keyOf(messaging.with), asked] as readonly unknown[],
    queryFn: async ({ client, signal }): Promise<Reply<typeof messaging.one> | null> => {
      const data = (await orNull(senderOf(client)(messaging.with, asked, { signal })))?.data;
      return data ? { data } : null;
    },
  });
}

/** The conversation with the family of a booking, for whoever answers at its place. */
export function talkOfBooking(bookingId: string) {
  refreshOn(['threads'], keyOf(partnerMessaging.about));
  return callQueryOrNull(partnerMessaging.about, { params: { bookingId } }, session.isPartner);
}
