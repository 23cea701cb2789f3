import { useQuery } from '@tanstack/react-query';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { intake } from '../contract.ts';

/** What was answered for a person the last time; null is oneself. The answer is null for whoever may not see their records. */
export function lastIntakeOf(personId: string | null) {
  refreshOn(['family'], keyOf(intake.last));
  const id = session.current()?.userId ?? 'none';
  return callQueryOrNull(intake.last, { params: { id }, body: personId === null ? {} : { familyMemberId: personId } });
}

/** What was answered for a booking that comes to oneself as its provider; null while nobody may read it. */
export function useToldIntake(bookingId: string) {
  refreshOn(['requests'], keyOf(intake.told));
  return useQuery(callQueryOrNull(intake.told, { params: { id: bookingId } }));
}

/** What goes with a booking; null for whoever may not book for its person or not see their records. */
export function intakeOfBooking(bookingId: string) {
  refreshOn(['bookings'], keyOf(intake.ofBooking));
  return callQueryOrNull(intake.ofBooking, { params: { id: bookingId } });
}
