import type { ThreadNoticeFacts } from '#features/threads/notification.ts';
import { threadNotification } from '#features/threads/web/thread-notification.tsx';
import { href } from '#web/paths.ts';
import { talkAddress } from './talk-address.ts';

/** News of conversations in the bell, on both sides. */
export const conversationNotification = threadNotification({
  wordOf: ({ what, side }: ThreadNoticeFacts) => `messaging.bell.${what}.${side}`,
  addressOf: (id, { side }) => (side === 'asker' ? talkAddress(id) : href('/partner/messages/:id?', { id })),
});
