import type { Db } from '#server/db/db.ts';
import { dropInMailbox } from '../mailbox.ts';
import { checkSms, type Sms } from './sms.ts';

export const openMailboxSms = (db: Db): Sms => ({
  async send(message) {
    await dropInMailbox(db, { ...message, channel: 'sms', to: checkSms(message) });
  },
});
