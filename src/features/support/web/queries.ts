import * as z from 'zod/mini';
import { personIn } from '#features/family/web/named-person.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, callQueryOrNull, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { tickets } from '../contract.ts';

const isList = (search: URLSearchParams) => !search.has('ticket') && search.get('step') === null;

export const ticketStateIn = (search: URLSearchParams) => (search.get('status') === 'closed' ? 'closed' : 'open');

/** My tickets, open or closed, by the address; null where it shows something else. */
export function ticketsIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(tickets.mine));
  return isList(search)
    ? callQueryOrNull(tickets.mine, {
        query: { for: personIn(search), status: ticketStateIn(search), page: pageIn(search) },
      })
    : unasked(tickets.mine);
}

/** The ticket that the address names; null when there is none of mine. */
export function ticketIn(search: URLSearchParams) {
  refreshOn(['threads'], keyOf(tickets.one));
  const id = search.get('ticket');
  const before = search.get('before') ?? undefined;
  return id ? callQueryOrNull(tickets.one, { params: { id }, query: { before } }) : unasked(tickets.one);
}

/** `?booking=` names one that is offered whatever its age. */
export const helpDesk = (search: URLSearchParams) =>
  callQuery(tickets.desk, { query: { booking: z.safeParse(z.uuid(), search.get('booking')).data } });
