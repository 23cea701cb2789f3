import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { caregiverProfiles } from '../profile-contract.ts';

/** What the caregivers that I work for say of themselves; null for whoever works for nobody. */
export function myCaregivers() {
  refreshOn(['capacity'], keyOf(caregiverProfiles.mine));
  return callQueryOrNull(caregiverProfiles.mine, {}, session.isPartner);
}
