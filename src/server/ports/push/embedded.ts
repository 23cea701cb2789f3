import type { Db } from '#server/db/db.ts';
import { dropInMailbox } from '../mailbox.ts';
import type { Push } from './push.ts';

export const openMailboxPush = (db: Db): Push => ({
  publicKey: undefined,
  canRing: () => false,
  send: (message) => dropInMailbox(db, { ...message, channel: 'push' }),
});
