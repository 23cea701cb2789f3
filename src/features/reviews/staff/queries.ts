import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { reviewDesk } from '../moderation-contract.ts';

export const askedIn = (search: URLSearchParams) => ({
  show: search.get('show') === 'decided' ? ('decided' as const) : ('waiting' as const),
  page: pageIn(search),
});

export const deskKey = keyOf(reviewDesk.reported);

/** Null for whoever is not staff. */
export const reportedReviews = (search: URLSearchParams) =>
  callQueryOrNull(reviewDesk.reported, { query: askedIn(search) });
