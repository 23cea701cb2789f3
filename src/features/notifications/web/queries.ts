import { notifications } from '#features/notifications/contract.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

/** The newest page feeds the bell, the popover and the page alike. */
export function latestNotifications() {
  refreshOn(['notifications'], notificationsKey);
  return { ...callQuery(notifications.list, { query: { page: 1 } }), meta: { isQuiet: true } };
}

export const notificationsKey = keyOf(notifications.list);
