import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Push } from './push.ts';

export type PushWorld = {
  push: Push;
  /** An account with a device that rings. */
  anAccount: () => Promise<string>;
  /** What has rung on the devices of an account, oldest first. */
  rung: (accountId: string) => Promise<{ id: string; subject: string | null; text: string }[]>;
  close: () => Promise<void>;
};

/** What every way of ringing does. */
export function pushBehaviour(name: string, open: () => Promise<PushWorld>) {
  describe(name, () => {
    let world: PushWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    test.each(['There is news about a booking.', 'Есть новости 😊 ¡señora!', '+ & = % #'])(
      'rings with %j, once, however often it is sent',
      async (text) => {
        const message = {
          id: randomUUID(),
          to: await world.anAccount(),
          subject: 'Lado',
          text,
          link: '/notifications',
        };
        await world.push.send(message);
        await world.push.send(message);
        expect(await world.rung(message.to)).toEqual([{ id: message.id, subject: 'Lado', text }]);
      },
    );

    test('rings for that account alone', async () => {
      const [one, other] = [await world.anAccount(), await world.anAccount()];
      await world.push.send({ id: randomUUID(), to: one, subject: 'Lado', text: 'One' });
      await world.push.send({ id: randomUUID(), to: one, subject: 'Lado', text: 'Two' });
      expect((await world.rung(one)).map(({ text }) => text)).toEqual(['One', 'Two']);
      expect(await world.rung(other)).toEqual([]);
    });

    test('rings nowhere, and complains of nothing, where an account has no device', async () => {
      await world.push.send({ id: randomUUID(), to: randomUUID(), text: 'Nobody' });
    });
  });
}
