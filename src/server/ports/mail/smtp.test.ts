import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSmtpEmulator, type SmtpEmulator } from '../emulators/smtp.ts';
import { Unreachable } from '../unreachable.ts';
import { openSmtp } from './smtp.ts';

let post: SmtpEmulator;

beforeAll(async () => {
  post = await openSmtpEmulator();
});
beforeEach(() => {
  post.proxy.fail(undefined);
});
afterAll(() => post.close());

const mailTo = (port: number, { user = 'lado:secret@', query = 'tls.rejectUnauthorized=false' } = {}) =>
  openSmtp({ url: `smtp://${user}127.0.0.1:${port}?${query}`, from: 'Lado <no-reply@lado.example>', timeoutMs: 1000 });
const letter = (to = 'elena@example.com', text = 'Hello') => ({
  id: randomUUID(),
  to,
  subject: 'Canary subject',
  text,
});

test('logs in, and only over TLS', async () => {
  const logins = post.logins;
  await mailTo(post.port).send(letter());
  expect(post.logins).toBe(logins + 1);
  expect(post.received.at(-1)).toMatchObject({
    from: 'no-reply@lado.example',
    recipients: ['elena@example.com'],
    wasSafe: true,
  });
});

test('sends no password and no letter to a post that offers no TLS', async () => {
  const open = await openSmtpEmulator({ offersTls: false });
  await expect(mailTo(open.port).send(letter())).rejects.toBeInstanceOf(Unreachable);
  expect([open.logins, open.received.length]).toEqual([0, 0]);
  await mailTo(open.port, { user: '', query: 'requireTLS=false' }).send(letter());
  expect(open.received.length).toBe(1);
  await open.close();
});

test('trusts no certificate that nobody vouches for', async () => {
  await expect(mailTo(post.port, { query: '' }).send(letter())).rejects.toBeInstanceOf(Unreachable);
});

test('an address that the post does not know is refused for good', async () => {
  await expect(mailTo(post.port).send(letter('nobody@example.com'))).rejects.toMatchObject({ reason: 'recipient' });
});

test('a text that the post does not take is refused for good', async () => {
  await expect(mailTo(post.port).send(letter('elena@example.com', 'This is spam.'))).rejects.toMatchObject({
    reason: 'message',
  });
});

test('a post that is busy, or does not know us, may do better later', async () => {
  await expect(mailTo(post.port).send(letter('busy@example.com'))).rejects.toBeInstanceOf(Unreachable);
  await expect(mailTo(post.port, { user: 'lado:wrong@' }).send(letter())).rejects.toBeInstanceOf(Unreachable);
  await expect(mailTo(1).send(letter())).rejects.toBeInstanceOf(Unreachable);
});

test.each(['cut', 'silence'] as const)(
  'a line that ends in a %s anywhere is Unreachable in time, or the letter has arrived',
  async (then) => {
    const mail = mailTo(post.port);
    for (let bytes = 0; bytes < 4000; bytes += then === 'cut' ? 200 : 1300) {
      const message = letter();
      post.proxy.fail({ down: bytes, then });
      const outcome = await mail.send(message).catch((error: unknown) => error);
      if (outcome === undefined)
        expect(post.received.some(({ messageId }) => messageId.includes(message.id))).toBe(true);
      else expect(outcome).toBeInstanceOf(Unreachable);
    }
  },
);

test('names nobody when it fails', async () => {
  for (const to of ['nobody@example.com', 'busy@example.com']) {
    const error = await mailTo(post.port)
      .send(letter(to))
      .catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/example|Canary/);
  }
});
