import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Notification, notifications } from '../contract.ts';
import { readNotifications } from './notify.ts';
import { notificationOf, type NotificationRow, notificationsOf } from './store.ts';

export const notificationHandlers: Handlers<typeof notifications> = {
  async list({ query }, { db, user, now }) {
    const { rows, unread } = await notificationsOf(db, { userId: user.id, page: query.page, now });
    return { data: rows.map(present), pagization: { totalCount: unread } };
  },

  async markRead({ params }, { db, user, now }) {
    const found = await notificationOf(db, { userId: user.id, subjectId: params.id, now });
    if (!found) throw new Failure('not_found');
    return { marked: await readNotifications(db, { userId: user.id, subjectId: params.id, now }) };
  },

  async markAllRead(_, { db, user, now }) {
    return { marked: await readNotifications(db, { userId: user.id, now }) };
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
