import type { Db } from '#server/db/db.ts';
import { dropInMailbox } from '../mailbox.ts';
import type { Push } from './push.ts';

export const openMailboxPush = (db: Db): Push => ({
  send: (message) => dropInMailbox(db, { ...message, channel: 'push' }),
});
