import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerVisitNotes } from '../note-contract.ts';
import { caregiverProfiles } from '../profile-contract.ts';

/** What the caregivers that I work for say of themselves; null for whoever works for nobody. */
export function myCaregivers() {
  refreshOn(['capacity'], keyOf(caregiverProfiles.mine));
  return callQueryOrNull(caregiverProfiles.mine, {}, session.isPartner);
}

/** One's own note of a visit; null while the visit is not accepted, and once the time to write is over. */
export function ownNote(id: string) {
  refreshOn(['summaries', 'requests'], keyOf(partnerVisitNotes.one));
  return callQueryOrNull(partnerVisitNotes.one, { params: { id } });
}
