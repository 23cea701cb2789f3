import type { Day } from '#shared/dates.ts';
import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { refreshOn } from '#web/realtime.ts';
import { centrePartner } from '../partner-contract.ts';

export function daysOf(centreId: string, { from, to }: { from: Day; to: Day }) {
  refreshOn(['requests', 'capacity'], keyOf(centrePartner.calendar));
  return callQuery(centrePartner.calendar, { params: { centreId }, query: { from, to } });
}

/** Null for whoever manages no center. */
export function myCentres() {
  refreshOn(['capacity'], keyOf(centrePartner.profiles));
  return callQueryOrNull(centrePartner.profiles, {}, session.isPartner);
}
