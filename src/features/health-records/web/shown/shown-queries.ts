import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { partnerRecords } from '../../partner-contract.ts';
import { shownFiles } from '../../shown-files.ts';

/** The files that may be shown with a booking; null for whoever may not book for its person or not see their records. */
export function filesOffered(bookingId: string) {
  refreshOn(['bookings'], keyOf(shownFiles.offered));
  return callQueryOrNull(shownFiles.offered, { params: { id: bookingId } });
}

/** The files that a family shows with a booking that comes to oneself; null while nobody may read it. */
export function filesShownTo(bookingId: string) {
  refreshOn(['requests'], keyOf(partnerRecords.shown));
  return callQueryOrNull(partnerRecords.shown, { params: { id: bookingId } });
}
