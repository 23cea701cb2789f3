import * as z from 'zod/mini';
import { Day } from '#shared/day.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { doctorDesk } from '../agenda-contract.ts';
import { doctorProfiles } from '../profile-contract.ts';

export type AgendaShown = 'day' | 'week' | 'hours';
export const agendaShownIn = (search: URLSearchParams): AgendaShown =>
  (['week', 'hours'] as const).find((one) => one === search.get('show')) ?? 'day';

/** Who comes to the chosen doctor on the day or in the week that the address names. */
export function agendaIn(search: URLSearchParams) {
  refreshOn(['requests', 'capacity'], keyOf(doctorDesk.agenda));
  const span = agendaShownIn(search) === 'week' ? 'week' : 'day';
  const { data: day } = z.safeParse(Day, search.get('day'));
  return callQueryOrNull(doctorDesk.agenda, { query: { span, ...(day && { day }) } }, session.isPartner);
}

/** What the doctors that I work for say of themselves; null for whoever works for nobody. */
export function myDoctors() {
  refreshOn(['capacity'], keyOf(doctorProfiles.mine));
  return callQueryOrNull(doctorProfiles.mine, {}, session.isPartner);
}
