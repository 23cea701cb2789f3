import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from './mail.ts';

type DeliveredMail = { id: string; to: string; subject: string; text: string; html: string | undefined };
type MailWorld = { mail: Mail; delivered(): Promise<DeliveredMail[]>; close(): Promise<void> };

/** What every way of sending mail has in common. */
export function mailBehaviour(name: string, open: () => Promise<MailWorld>) {
  describe(`mail: ${name}`, () => {
    let world: MailWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    const letter = (to = 'elena@example.com') => ({
      id: randomUUID(),
      to,
      subject: 'Your code',
      text: 'Your code is 123456.',
    });
    const deliveredAs = async (id: string) => (await world.delivered()).filter((mail) => mail.id === id);

    test('delivers what was said to whom it was said', async () => {
      const message = letter();
      await world.mail.send(message);
      expect(await deliveredAs(message.id)).toEqual([{ ...message, html: undefined }]);
    });

    test('delivers the text and the page side by side', async () => {
      const message = { ...letter(), html: '<p>Your code is <b>123456</b>.</p>' };
      await world.mail.send(message);
      expect(await deliveredAs(message.id)).toEqual([message]);
    });

    test('delivers every language', async () => {
      const message = {
        ...letter(),
        subject: 'Ваш код — für Zoë, señora Marín',
        text: 'Здравствуйте, Zoë! ¿Está bien? 😊\n\nGrüße',
      };
      await world.mail.send(message);
      expect(await deliveredAs(message.id)).toEqual([{ ...message, html: undefined }]);
    });

    test('a subject cannot become a header', async () => {
      const message = { ...letter(), subject: 'Hello\r\nBcc: eve@example.com' };
      await world.mail.send(message);
      const [mail] = await deliveredAs(message.id);
      expect(mail?.to).toBe('elena@example.com');
    });

    test.each([
      '',
      'elena',
      'elena@',
      '@example.com',
      'a@example.com, b@example.com',
      'a@example.com;b@example.com',
      'Elena <a@example.com>',
      'a@example.com\r\nBcc: b@example.com',
      'a b@example.com',
      '"a"@example.com',
      `${'a'.repeat(250)}@example.com`,
    ])('refuses %j, which is not one address', async (to) => {
      const message = letter(to);
      await expect(world.mail.send(message)).rejects.toMatchObject({ service: 'mail', reason: 'recipient' });
      expect(await deliveredAs(message.id)).toEqual([]);
    });
  });
}
