import type { ThreadNoticeFacts } from '#features/threads/notification.ts';
import { threadNotification } from '#features/threads/web/thread-notification.tsx';
import { href } from '#web/paths.ts';

/** News of tickets in the bell: for whoever asked, and for our staff. */
export const ticketNotification = threadNotification({
  wordOf: ({ what, side }: ThreadNoticeFacts) => `support.bell.${what}.${side}`,
  addressOf: (ticket, { side }) =>
    side === 'asker'
      ? href('/help-support', undefined, { ticket })
      : href('/partner/staff/tickets', undefined, { ticket }),
});
