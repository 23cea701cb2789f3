import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { caregivers, MOST_SCHEDULE_DAYS } from '../contract.ts';
import { careVisitNotes, partnerVisitNotes } from '../note-contract.ts';

/** A caregiver, or null when there is none of that id. */
export const caregiverWith = (id: string | null | undefined) =>
  callQueryOrNull(caregivers.one, { params: { id: id || 'none' } });

/** Caregivers side by side, and how far they live from a place. */
export const comparedCaregivers = (ids: readonly string[], place: string) =>
  callQuery(caregivers.compare, { query: { ids: [...ids], place } });

export const servicesOffered = () => callQuery(caregivers.services, {});

/** When the caregiver can come; null where they take no visits. */
export const hoursOf = (id: string | null) => ({
  ...callQueryOrNull(caregivers.schedule, { params: { id: id || 'none' }, query: { days: MOST_SCHEDULE_DAYS } }),
  staleTime: 0, // hours go by the minute
});

/** What a caregiver wrote of the visits of a booking, the last one first; null while there is nothing, and for whoever may not see the records. */
export function notesOfVisits(id: string) {
  refreshOn(['summaries', 'family'], keyOf(careVisitNotes.ofVisit));
  return callQueryOrNull(careVisitNotes.ofVisit, { params: { id } });
}

/** A visit of a booking, by when it begins. */
export type VisitKey = { bookingId: string; startsAt: string };

/** One's own note of a visit; null while the visit is not accepted, and once the time to write is over. */
export function ownNote({ bookingId: id, startsAt }: VisitKey) {
  refreshOn(['summaries', 'requests'], keyOf(partnerVisitNotes.one));
  return callQueryOrNull(partnerVisitNotes.one, { params: { id }, query: { startsAt } });
}
