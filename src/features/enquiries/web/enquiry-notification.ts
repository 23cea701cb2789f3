import type { ThreadNoticeFacts } from '#features/threads/notification.ts';
import { threadNotification } from '#features/threads/web/thread-notification.tsx';
import { href } from '#web/paths.ts';

/** News of enquiries in the bell, on both sides. */
export const enquiryNotification = threadNotification({
  wordOf: ({ what, side }: ThreadNoticeFacts) => `enquiries.bell.${what}.${side}`,
  addressOf: (id, { side }) =>
    side === 'asker' ? href('/dashboard-enquiries', undefined, { id }) : href('/partner/enquiries', undefined, { id }),
});
