import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personIn } from '#features/family/web/named-person.ts';
import { useRefusalOf } from '#web/connection.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { circle } from '../contract.ts';
import { weeklyDigest } from '../digest.ts';
import { invited } from '../invited.ts';
import type { MemberChange } from '../sharing.ts';

/** The whole circle; asked again as soon as the server says that it has changed. */
export function wholeCircle() {
  refreshOn(['family'], keyOf(circle.mine));
  return callQuery(circle.mine, {});
}

/** A page of the trail of oneself and of those one looks after; `?for=` leaves one of them. */
export function trailIn(search: URLSearchParams) {
  refreshOn(['family'], keyOf(circle.trail));
  return callQuery(circle.trail, {
    query: {
      page: pageIn(search),
      by: search.get('by') === 'all' ? 'all' : 'others',
      ...(personIn(search) && { for: personIn(search) }),
    },
  });
}

/** What relatives did this week, or with `?which=last` in the one before; `?for=` leaves one person. */
export function digestIn(search: URLSearchParams) {
  refreshOn(['family', 'bookings', 'board'], keyOf(weeklyDigest.week));
  return callQuery(weeklyDigest.week, {
    query: {
      which: search.get('which') === 'last' ? 'last' : 'this',
      ...(personIn(search) && { for: personIn(search) }),
    },
  });
}

/** What the link in the address (`?undo=`) would undo, which is also asked anew after it was; null without one, and for a link of somebody else. */
export function undoIn(search: URLSearchParams) {
  const link = search.get('undo');
  if (!link) return unasked(weeklyDigest.offered);
  refreshOn(['family', 'bookings'], keyOf(weeklyDigest.offered));
  return callQueryOrNull(weeklyDigest.offered, { query: { link } });
}

/** What waits for an answer of mine. */
export function waitingInvitations() {
  refreshOn(['family'], keyOf(circle.invitations));
  return callQuery(circle.invitations, { body: {} });
}

/** What the link in the address (`?key=`) asks for; null without one, and for one that leads nowhere. */
export function openedBy(search: URLSearchParams) {
  const key = search.get('key');
  if (!key) return unasked(invited.open);
  refreshOn(['family'], keyOf(invited.open));
  return callQueryOrNull(invited.open, { body: { key } });
}

/** One change of a relation, an invitation or a dependant; what the pages show is asked again, also after a refusal. */
export function useChangeMember(id: string, onDone?: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    // Without a line it fails at once: what waited for one would still be done after somebody has thought better of it.
    mutationFn: (body: MemberChange) => callsOf(client, circle).change({ params: { id }, body }),
    onSettled: () => refreshTopics(client, ['family', 'bookings']),
    ...(onDone && { onSuccess: onDone }),
  });
  return { ...mutation, failure: useRefusalOf(mutation.error) };
}
