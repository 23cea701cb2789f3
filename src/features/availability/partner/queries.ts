import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { workingHours } from '../partner-contract.ts';

/** The hours of those that I work for and that sell slots; null for whoever works for nobody. */
export function ownHours() {
  refreshOn(['requests', 'capacity'], keyOf(workingHours.mine));
  return callQueryOrNull(workingHours.mine, {}, session.isPartner);
}
