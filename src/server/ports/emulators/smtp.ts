import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { openFaultyProxy, portOf, type FaultyProxy } from './faulty-proxy.ts';

type ReceivedMail = {
  messageId: string;
  from: string;
  recipients: string[];
  to: string[];
  subject: string;
  text: string;
  html: string | undefined;
  wasSafe: boolean;
};

export type SmtpEmulator = {
  port: number;
  proxy: FaultyProxy;
  received: ReceivedMail[];
  logins: number;
  close(): Promise<void>;
};

const refusals: Record<string, number> = { nobody: 550, busy: 451 };

/**
 * An SMTP server on this machine, behind a proxy that can fail. Takes the user `lado` with the password `secret`; does not know
 * anybody whose address begins with `nobody`, has no time for `busy`, and takes no text with `spam`.
 */
export async function openSmtpEmulator({ offersTls = true } = {}): Promise<SmtpEmulator> {
  const received: ReceivedMail[] = [];
  let logins = 0;
  const server = new SMTPServer({
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth(auth, _session, answer) {
      logins += 1;
      const isKnown = auth.username === 'lado' && auth.password === 'secret';
      answer(isKnown ? null : reply(535), isKnown ? { user: 'lado' } : undefined);
    },
    onRcptTo({ address }, _session, answer) {
      const refusal = refusals[address.split('@')[0] ?? ''];
      answer(refusal ? reply(refusal) : null);
    },
    onData(stream, session, answer) {
      void simpleParser(stream).then((mail) => {
        if (mail.text?.includes('spam')) return answer(reply(554));
        received.push({
          messageId: mail.messageId ?? '',
          from: mail.from?.value[0]?.address ?? '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          to: (mail.to?.value ?? []).map(({ address }) => address ?? ''),
          subject: mail.subject ?? '',
          text: (mail.text ?? '').trim(),
          html: mail.html || undefined,
          wasSafe: Boolean(session.secure),
        });
        return answer();
      }, answer);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const proxy = await openFaultyProxy(portOf(server.server));
  return {
    port: proxy.port,
    proxy,
    received,
    get logins() {
      return logins;
    },
    async close() {
      await proxy.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

const reply = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
