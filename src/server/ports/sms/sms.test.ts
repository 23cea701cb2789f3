import { dbOver, openPool } from '#server/db/db.ts';
import { freshDatabase } from '#test/database.ts';
import { listMailbox } from '../mailbox.ts';
import { openSmsGatewayEmulator } from '../emulators/sms-gateway.ts';
import { openMailboxSms } from './embedded.ts';
import { openSmsGateway } from './http-gateway.ts';
import { smsBehaviour } from './sms.behaviour.ts';

smsBehaviour('the mailbox', async () => {
  const db = dbOver(openPool({ url: await freshDatabase(), size: 2, onError: () => undefined }));
  return {
    sms: openMailboxSms(db),
    delivered: async () =>
      (await listMailbox(db, { limit: 100 })).map(({ id, recipient, text }) => ({ id, to: recipient, text })),
    close: () => db.destroy(),
  };
});

smsBehaviour('the HTTP gateway', async () => {
  const gateway = await openSmsGatewayEmulator();
  return {
    sms: openSmsGateway({ url: gateway.origin, account: 'AC1', token: 'secret', from: '+12135550199' }),
    delivered: async () => gateway.received.map(({ key, to, text }) => ({ id: key, to, text })),
    close: () => gateway.close(),
  };
});
