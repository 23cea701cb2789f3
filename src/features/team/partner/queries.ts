import type { Reply } from '#shared/call.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { team } from '../contract.ts';

export type WholeTeam = Reply<typeof team.one>['data'];

/** The team of the chosen place; null for whoever works for none. */
export function wholeTeam() {
  refreshOn(['partners'], keyOf(team.one));
  return callQueryOrNull(team.one, {}, session.isPartner);
}

/** What the team did; null for whoever works for none. */
export function teamEvents(search: URLSearchParams) {
  refreshOn(['partners'], keyOf(team.events));
  return callQueryOrNull(team.events, { query: { page: pageIn(search) } }, session.isPartner);
}

/** Places that ask me to work for them. */
export function receivedInvitations() {
  refreshOn(['partners'], keyOf(team.received));
  return callQuery(team.received, {});
}
