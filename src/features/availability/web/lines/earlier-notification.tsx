import type { Notification } from '#features/notifications/contract.ts';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import type { EarlierNoticeFacts } from '../../line-notice.ts';
import { standingNotification } from './standing-notification.tsx';

/** News of a place in the line for an earlier time; it leads to where one books, or waits again. */
export function earlierNotification(item: Notification): NotificationView {
  const { what, providerName, personName, lastDay, ...notice } = item.facts as EarlierNoticeFacts; // the server wrote them by this schema
  return standingNotification(item, {
    ...notice,
    name: 'earlier',
    words: `availability.line.bell.${what}`,
    isOffered: what === 'offered',
    provider: providerName,
    person: personName,
    day: lastDay,
  });
}
