import { createTransport } from 'nodemailer';
import { Refused } from '../refused.ts';
import { Unreachable } from '../unreachable.ts';
import { oneAddress, type Mail, type MailMessage } from './mail.ts';

type Choices = { url: string; from: string; timeoutMs?: number };

/**
 * Mail by SMTP. `url`: `smtps://user:password@host` or `smtp://…`, which insists on STARTTLS unless it says `?requireTLS=false`.
 * `from`: `Lado <no-reply@example.com>`.
 */
export function openSmtp({ url, from, timeoutMs = 30_000 }: Choices): Mail {
  const transport = createTransport({
    url,
    requireTLS: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(message) {
      const letter = letterOf(message, { from, domain });
      const signal = AbortSignal.timeout(timeoutMs);
      await transport.sendMail({ ...letter, signal }).catch((error: unknown) => {
        throw translate(error, signal);
      });
    },
  };
}

function letterOf({ id, to, subject, text, html }: MailMessage, { from, domain }: { from: string; domain: string }) {
  return {
    from,
    to: { name: '', address: oneAddress(to) },
    subject,
    text,
    ...(html !== undefined && { html }),
    messageId: `<${id}@${domain}>`,
    // Nobody's holiday reply is wanted.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

// The error of the library quotes addresses and the server's words: only its numbers go on.
function translate(error: unknown, signal: AbortSignal) {
  const { code, responseCode, command }: { code?: unknown; responseCode?: unknown; command?: unknown } = Object(error);
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  if (isFinal && command === 'RCPT TO') return new Refused('mail', 'recipient', String(responseCode));
  if (isFinal && code === 'EMESSAGE') return new Refused('mail', 'message', String(responseCode));
  if (signal.aborted) return new Unreachable('mail', 'the post did not answer in time');
  return new Unreachable('mail', `the post failed (${String(responseCode ?? code ?? 'unknown')})`);
}
