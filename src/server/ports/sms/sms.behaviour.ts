import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sms } from './sms.ts';

type SmsWorld = { sms: Sms; delivered(): Promise<{ id: string; to: string; text: string }[]>; close(): Promise<void> };

/** What every way of sending text messages has in common. */
export function smsBehaviour(name: string, open: () => Promise<SmsWorld>) {
  describe(`text messages: ${name}`, () => {
    let world: SmsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    const deliveredAs = async (id: string) => (await world.delivered()).filter((message) => message.id === id);

    test.each(['Your code is 123456.', 'Ваш код: 123456 ¡señora! 😊\nLado', '+ & = % #'])(
      'delivers %j',
      async (text) => {
        const message = { id: randomUUID(), to: '+12135550123', text };
        await world.sms.send(message);
        expect(await deliveredAs(message.id)).toEqual([message]);
      },
    );

    test('takes ten digits for a US number', async () => {
      const id = randomUUID();
      await world.sms.send({ id, to: '2135550123', text: 'Hello' });
      expect(await deliveredAs(id)).toEqual([{ id, to: '+12135550123', text: 'Hello' }]);
    });

    test.each([
      '',
      '213555012',
      '+1 213 555 0123',
      '0135550123',
      '+012135550123',
      '+1213555012345678',
      '+12135550123,+12135550124',
      'Lado',
    ])('refuses %j, which is no number', async (to) => {
      const id = randomUUID();
      await expect(world.sms.send({ id, to, text: 'Hello' })).rejects.toMatchObject({
        service: 'sms',
        reason: 'recipient',
      });
      expect(await deliveredAs(id)).toEqual([]);
    });

    test.each(['', '  ', 'x'.repeat(1601)])('refuses a text that is empty or too long', async (text) => {
      await expect(world.sms.send({ id: randomUUID(), to: '+12135550123', text })).rejects.toMatchObject({
        reason: 'message',
      });
    });
  });
}
