import * as z from 'zod/mini';
import { Day } from '#shared/day.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { requests } from '../../request-contract.ts';

export type AgendaShown = 'day' | 'week' | 'hours';
export const agendaShownIn = (search: URLSearchParams): AgendaShown =>
  (['week', 'hours'] as const).find((one) => one === search.get('show')) ?? 'day';

/** Who comes to the chosen place on the day or in the week that the address names; null for one that sells no slots. */
export function agendaIn(search: URLSearchParams) {
  refreshOn(['requests', 'capacity'], keyOf(requests.agenda));
  const span = agendaShownIn(search) === 'week' ? 'week' : 'day';
  const { data: day } = z.safeParse(Day, search.get('day'));
  return callQueryOrNull(requests.agenda, { query: { span, ...(day && { day }) } }, session.isPartner);
}
