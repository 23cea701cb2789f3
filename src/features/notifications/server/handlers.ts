import type { Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import type { Notification, notifications } from '../contract.ts';
import { markRead, notificationOf, type NotificationRow, notificationsOf } from './store.ts';

export const notificationHandlers: Handlers<typeof notifications> = {
  async list({ query }, { db, user }) {
    const { rows, unread } = await notificationsOf(db, { userId: user.id, page: query.page });
    return { data: rows.map(present), pagization: { totalCount: unread } };
  },

  async markRead({ params }, { db, user, now }) {
    const found = await notificationOf(db, { userId: user.id, subjectId: params.id });
    if (!found) throw new Failure('not_found');
    const marked = await markRead(db, { userId: user.id, subjectId: params.id, now });
    if (marked > 0) await publish(db, [user.id], ['notifications']);
    return { marked };
  },

  async markAllRead(_, { db, user, now }) {
    const marked = await markRead(db, { userId: user.id, now });
    if (marked > 0) await publish(db, [user.id], ['notifications']);
    return { marked };
  },
};

const present = (row: NotificationRow): Notification => ({
  _id: row.subject_id,
  kind: row.kind,
  facts: row.facts as Record<string, unknown>, // written by insertNotifications
  updated_at: row.updated_at.toISOString(),
  isRead: row.read_at !== null,
  isForProvider: row.provider_id !== null,
});
