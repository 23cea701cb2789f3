import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerMessaging } from '../partner-contract.ts';
import { searchIn, talkOfBooking } from '../web/queries.ts';

/** Conversations of the chosen place; null for whoever answers nobody there. */
export function placeInbox(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(partnerMessaging.inbox));
  const query = { q: searchIn(search), page: pageIn(search) };
  return callQueryOrNull(partnerMessaging.inbox, { query }, session.isPartner);
}

/** The conversation that the address names, or the one with the family of `?booking=`; null when there is none. */
export function placeTalk(id: string | undefined, search: URLSearchParams) {
  refreshOn(['threads'], keyOf(partnerMessaging.one));
  const bookingId = search.get('booking');
  if (id) return callQueryOrNull(partnerMessaging.one, { params: { id }, query: {} }, session.isPartner);
  if (bookingId) return talkOfBooking(bookingId);
  return unasked(partnerMessaging.one);
}
