import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { pageIn } from '#features/bookings/web/page-in.ts';
import { personIn } from '#features/family/web/queries.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { circle } from '../contract.ts';
import type { MemberChange } from '../sharing.ts';

/** The whole circle; asked again as soon as the server says that it has changed. */
export function wholeCircle() {
  refreshOn(['family'], keyOf(circle.mine));
  return callQuery(circle.mine, {});
}

/** A page of the trail of oneself and of those one looks after; `?for=` leaves one of them. */
export const trailIn = (search: URLSearchParams) =>
  callQuery(circle.trail, {
    query: {
      page: pageIn(search),
      by: search.get('by') === 'all' ? 'all' : 'others',
      ...(personIn(search) && { for: personIn(search) }),
    },
  });

/** What waits for an answer of mine. */
export function waitingInvitations() {
  refreshOn(['family'], keyOf(circle.invitations));
  return callQuery(circle.invitations, { body: {} });
}

/** One change of a relation, an invitation or a dependant; what the pages show is asked again, also after a refusal. */
export function useChangeMember(id: string, onDone?: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    // Without a line it fails at once: what waited for one would still be done after somebody has thought better of it.
    networkMode: 'always',
    mutationFn: (body: MemberChange) => callsOf(client, circle).change({ params: { id }, body }),
    onSettled: () => refreshTopics(client, ['family', 'bookings']),
    ...(onDone && { onSuccess: onDone }),
  });
  return { ...mutation, failure: mutation.error instanceof Failure ? mutation.error : undefined };
}
