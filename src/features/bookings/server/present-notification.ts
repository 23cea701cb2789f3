import type { NotificationRow } from '#features/notifications/server/store.ts';
import type { BookingNotification } from '../contract.ts';
import type { BookingNoticeFacts } from '../notification.ts';

/** The latest of a booking, in the fields of the specification. */
export function presentNotification(row: NotificationRow): BookingNotification {
  const facts = row.facts as BookingNoticeFacts; // written by notifyParties
  return {
    bookingId: facts.bookingId,
    bookedDate: facts.bookedDate,
    status: facts.status,
    providerName: facts.providerName,
    _id: row.subject_id,
    updated_at: row.updated_at.toISOString(),
    isRead: row.read_at !== null,
    isForProvider: row.provider_id !== null,
  };
}
