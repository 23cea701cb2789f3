import { dbOver, openPool } from '#server/db/db.ts';
import { freshDatabase } from '#test/database.ts';
import { listMailbox } from '../mailbox.ts';
import { openSmtpEmulator } from '../emulators/smtp.ts';
import { openMailboxMail } from './embedded.ts';
import { mailBehaviour } from './mail.behaviour.ts';
import { openSmtp } from './smtp.ts';

mailBehaviour('the mailbox', async () => {
  const db = dbOver(openPool({ url: await freshDatabase(), size: 2, onError: () => undefined }));
  return {
    mail: openMailboxMail(db),
    async delivered() {
      const letters = await listMailbox(db, { limit: 100 });
      return letters.map(({ id, recipient, subject, text, html }) => ({
        id,
        to: recipient,
        subject: subject ?? '',
        text,
        html: html ?? undefined,
      }));
    },
    close: () => db.destroy(),
  };
});

mailBehaviour('SMTP', async () => {
  const post = await openSmtpEmulator();
  return {
    mail: openSmtp({
      url: `smtp://lado:secret@127.0.0.1:${post.port}?tls.rejectUnauthorized=false`,
      from: 'Lado <no-reply@lado.example>',
      timeoutMs: 2000,
    }),
    delivered: async () =>
      post.received.map(({ messageId, to, subject, text, html }) => ({
        id: messageId.replace(/^<(.*)@lado\.example>$/, '$1'),
        to: to.join(),
        subject,
        text,
        html,
      })),
    close: () => post.close(),
  };
});
