import { infiniteQueryOptions } from '@tanstack/react-query';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { keyOf, senderOf } from '#web/queries.ts';
import { type ReviewFilter, reviews } from '../contract.ts';

/** Reviews of a provider in an order, page by page. */
export const reviewsOf = (id: string, filtertype: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(reviews.list), id, filtertype] as readonly unknown[],
    queryFn: ({ client, signal, pageParam }) =>
      senderOf(client)(reviews.list, { params: { id }, query: { filtertype, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) =>
      all.length * PAGE_LENGTH < last.pagization.totalCount ? all.length + 1 : undefined,
  });
