import { standingNotification } from '#features/availability/web/lines/standing-notification.tsx';
import type { Notification } from '#features/notifications/contract.ts';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { href } from '#web/paths.ts';
import type { WaitingNoticeFacts } from '../../waiting-notice.ts';

/** News of a place in line for a day; it leads to the dashboard, where an offer stands first. */
export function waitingNotification(item: Notification): NotificationView {
  const { what, centerName, personName, day, until, timeZone } = item.facts as WaitingNoticeFacts; // the server wrote them by this schema
  return standingNotification(item, {
    name: 'waiting',
    words: `seniorCare.waiting.bell.${what}`,
    isOffered: what === 'offered',
    provider: centerName,
    person: personName,
    day,
    until,
    timeZone: timeZone ?? deviceZone(),
    address: href('/dashboard'),
  });
}
