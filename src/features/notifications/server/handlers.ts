import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { isUuid } from '#shared/uuid.ts';
import type { Device, Notification, notifications } from '../contract.ts';
import { devicesOf, keepDevice, removeDevice } from '#server/ports/push/devices.ts';
import { readNotifications } from './notify.ts';
import { notificationOf, type NotificationRow, notificationsOf } from './store.ts';

export const notificationHandlers: Handlers<typeof notifications> = {
  async list({ query }, { db, user, now }) {
    const { rows, unread } = await notificationsOf(db, { userId: user.id, personId: query.for, page: query.page, now });
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

  async devices(_, { db, ports, user }) {
    const publicKey = ports.push.publicKey ?? null;
    return { data: publicKey ? (await devicesOf(db, user.id)).map(presentDevice) : [], publicKey };
  },

  async addDevice({ body }, { db, ports, limits, user, now }) {
    await limits.take('deviceAccount', user.id);
    if (!ports.push.canRing(body.endpoint)) throw Failure.of('endpoint', 'errors.invalid_input');
    const kept = await db
      .transaction()
      .execute((db) => keepDevice(db, { ...body, userId: user.id, sessionId: user.sessionId, now }));
    return { data: presentDevice(kept) };
  },

  async removeDevice({ params }, { db, user }) {
    if (!isUuid(params.id) || !(await removeDevice(db, { userId: user.id, id: params.id })))
      throw new Failure('not_found');
    return { isRemoved: true };
  },
};

const presentDevice = ({
  id,
  endpoint,
  name,
  created_at: at,
}: Awaited<ReturnType<typeof devicesOf>>[number]): Device => ({
  _id: id,
  endpoint,
  name,
  createdAt: at.toISOString(),
});

const present = (row: NotificationRow): Notification => ({
  _id: row.subject_id,
  kind: row.kind,
  facts: row.facts as Record<string, unknown>, // written by insertNotifications
  updated_at: row.updated_at.toISOString(),
  isRead: row.read_at !== null,
  isForProvider: row.provider_id !== null,
});
