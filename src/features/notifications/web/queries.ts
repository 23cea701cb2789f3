import { notifications } from '#features/notifications/contract.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

/** The newest page feeds the bell, the popover and the page alike; with a person, what is said of them. */
export function latestNotifications(personId?: string) {
  refreshOn(['notifications'], notificationsKey);
  return { ...callQuery(notifications.list, { query: { for: personId, page: 1 } }), meta: { isQuiet: true } };
}

export const notificationsKey = keyOf(notifications.list);
