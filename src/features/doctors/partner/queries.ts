import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { doctorProfiles } from '../profile-contract.ts';

/** What the doctors that I work for say of themselves; null for whoever works for nobody. */
export function myDoctors() {
  refreshOn(['capacity'], keyOf(doctorProfiles.mine));
  return callQueryOrNull(doctorProfiles.mine, {}, session.isPartner);
}
