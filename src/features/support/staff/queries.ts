import { staffQuery } from '#features/staff/web/staff-query.ts';
import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { staffTickets } from '../staff-contract.ts';
import { type StaffTab, staffTabs } from '../staff-ticket.ts';

export const tabIn = (search: URLSearchParams): StaffTab =>
  staffTabs.find((tab) => tab === search.get('tab')) ?? 'open';

/** Tickets of a tab; null for whoever is not of the staff. */
export function staffTicketsIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(staffTickets.list));
  const query = { tab: tabIn(search), page: pageIn(search) };
  return staffQuery(staffTickets.list, { query });
}

/** The ticket that the address names; null when there is none. */
export function staffTicketIn(search: URLSearchParams) {
  refreshOn(['threads', 'account'], keyOf(staffTickets.one));
  const id = search.get('ticket') ?? 'none';
  const before = search.get('before') ?? undefined;
  return callQueryOrNull(staffTickets.one, { params: { id }, query: { before } }, () => id !== 'none');
}
