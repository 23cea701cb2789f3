import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { receivedSelections, reviewReplies } from '../reply-contract.ts';

export const shownIn = (search: URLSearchParams) =>
  receivedSelections.find((show) => show === search.get('show')) ?? 'unanswered';

export const receivedKey = keyOf(reviewReplies.received);

/** Null for whoever manages no provider. */
export function receivedReviews(search: URLSearchParams) {
  refreshOn(['requests'], receivedKey);
  const page = pageIn(search);
  return callQueryOrNull(reviewReplies.received, { query: { show: shownIn(search), page } }, session.isPartner);
}
