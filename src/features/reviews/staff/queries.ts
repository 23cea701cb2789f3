import { staffQuery } from '#features/staff/web/staff-query.ts';
import { pageIn } from '#web/page-in.ts';
import { keyOf } from '#web/queries.ts';
import { reviewDesk } from '../moderation-contract.ts';

export const askedIn = (search: URLSearchParams) => ({
  show: search.get('show') === 'decided' ? ('decided' as const) : ('waiting' as const),
  page: pageIn(search),
});

export const deskKey = keyOf(reviewDesk.reported);

/** Null for whoever is not staff. */
export const reportedReviews = (search: URLSearchParams) => staffQuery(reviewDesk.reported, { query: askedIn(search) });
