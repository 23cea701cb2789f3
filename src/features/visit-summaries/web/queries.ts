import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { visitSummaries } from '../contract.ts';
import { partnerSummaries } from '../partner-contract.ts';

/** The signed summary of a visit; null where there is none for whoever asks. */
export function summaryOf(id: string) {
  refreshOn(['summaries', 'family'], keyOf(visitSummaries.ofVisit));
  return callQueryOrNull(visitSummaries.ofVisit, { params: { id } });
}

/** The signed summaries of the visits of a person whose records one sees. */
export function summariesOf(personId: string) {
  refreshOn(['summaries', 'family'], keyOf(visitSummaries.ofPerson));
  return callQuery(visitSummaries.ofPerson, { params: { id: personId } });
}

/** The summaries that may be shown with a booking; null for whoever may not book for its person or not see their records. */
export function showablesWith(bookingId: string) {
  refreshOn(['summaries', 'bookings'], keyOf(visitSummaries.showable));
  return callQueryOrNull(visitSummaries.showable, { params: { id: bookingId } });
}

/** What a family shows with a booking that comes to oneself; null while nobody may read it. */
export function shownWith(bookingId: string) {
  refreshOn(['requests'], keyOf(partnerSummaries.shown));
  return callQueryOrNull(partnerSummaries.shown, { params: { id: bookingId } });
}
