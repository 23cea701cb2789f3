import { useQuery } from '@tanstack/react-query';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { careNotes } from '../contract.ts';

/** What goes with a booking; null for whoever may not see the records of its person. */
export function notesOfBooking(id: string) {
  refreshOn(['bookings', 'family'], keyOf(careNotes.ofBooking));
  return callQueryOrNull(careNotes.ofBooking, { params: { id } });
}

/** What was given for a person the last time; null is oneself. The answer is null for whoever may not see their records. */
export function lastNotesOf(personId: string | null) {
  refreshOn(['family'], keyOf(careNotes.last));
  return callQueryOrNull(careNotes.last, { query: personId === null ? {} : { familyMemberId: personId } });
}

/** What a family tells one’s provider with a booking; null while nobody may read it. */
export function useToldNotes(bookingId: string) {
  refreshOn(['requests'], keyOf(careNotes.told));
  return useQuery(callQueryOrNull(careNotes.told, { params: { id: bookingId } }));
}
