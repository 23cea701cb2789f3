import type { Db } from '#server/db/db.ts';
import { dropInMailbox } from '../mailbox.ts';
import { oneAddress, type Mail } from './mail.ts';

export const openMailboxMail = (db: Db): Mail => ({
  send: async (message) => dropInMailbox(db, { ...message, channel: 'mail', to: oneAddress(message.to) }),
});
