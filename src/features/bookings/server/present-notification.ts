import type { NotificationRow } from '#features/notifications/server/store.ts';
import type { BookingNotification } from '../contract.ts';
import type { BookingNoticeFacts } from '../notification.ts';

/** The latest of a booking, in the fields of the specification. */
export const presentNotification = (row: NotificationRow): BookingNotification => ({
  ...(row.facts as BookingNoticeFacts), // written by notifyParties
  _id: row.subject_id,
  updated_at: row.updated_at.toISOString(),
  isRead: row.read_at !== null,
  isForProvider: row.provider_id !== null,
});
