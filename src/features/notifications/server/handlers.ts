import type { Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import type { BookingNotification, notifications } from '../contract.ts';
import { markRead, notificationOf, type NotificationRow, notificationsOf } from './store.ts';

export const notificationHandlers: Handlers<typeof notifications> = {
  async list({ query }, { db, user }) {
    const { rows, unread } = await notificationsOf(db, { userId: user.id, page: query.page });
    return { data: rows.map(present), pagization: { totalCount: unread } };
  },

  async markRead({ params }, { db, user, now }) {
    const found = await notificationOf(db, { userId: user.id, which: params.bookingId });
    if (!found) throw new Failure('not_found');
    const marked = await markRead(db, { userId: user.id, bookingId: found.id, now });
    if (marked > 0) await publish(db, [user.id], ['notifications']);
    return { data: { ...present(found), isRead: true } };
  },

  async markAllRead(_, { db, user, now }) {
    const marked = await markRead(db, { userId: user.id, now });
    if (marked > 0) await publish(db, [user.id], ['notifications']);
    return { marked };
  },
};

const present = (row: NotificationRow): BookingNotification => ({
  _id: row.id,
  bookingId: row.booking_id,
  bookedDate: row.booked_date,
  status: row.status,
  updated_at: row.updated_at.toISOString(),
  isRead: row.read_at !== null,
  providerName: row.provider_name,
  isForProvider: row.is_for_provider,
});
