import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payouts } from './payouts.ts';

export type PayoutsWorld = {
  payouts: Payouts;
  /** What the browser of a place gets from the processor for a test account. */
  bankFor(number: string): Promise<string>;
  /** Banks have what is on its way. */
  arrive(): Promise<void>;
  /** Banks send back what they send back days after they had it. */
  sendBack(): Promise<void>;
  /** An event about a payout, as the processor would send it at that time. */
  eventAbout(key: string, at: Date): { rawBody: string; signature: string };
  /** What has left us and has not come back, in cents. */
  moneyOut(): Promise<number>;
  close(): Promise<void>;
};

const good = '000123456789';

/** What every processor that pays places has in common. */
export function payoutsBehaviour(name: string, open: () => Promise<PayoutsWorld>) {
  describe(`payouts: ${name}`, () => {
    let world: PayoutsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    async function requestTo(number?: string) {
      const payee = await world.payouts.payeeFor(randomUUID());
      if (number) await world.payouts.setBank(payee, await world.bankFor(number));
      return { key: randomUUID(), payee, amountCents: 42_000, description: 'LADO PO-20418' };
    }

    async function outBy(work: () => Promise<unknown>) {
      const before = await world.moneyOut();
      await work();
      return (await world.moneyOut()) - before;
    }

    test('pays once for a key, and says when it is there', async () => {
      const request = await requestTo(good);
      const out = await outBy(async () => {
        const first = await world.payouts.pay(request);
        expect(first).toMatchObject({ state: 'pending', amountCents: 42_000 });
        expect(await world.payouts.pay(request)).toEqual(first);
        expect(await world.payouts.find(request)).toEqual(first);
        await world.arrive();
        expect(await world.payouts.find(request)).toEqual({ ...first, state: 'paid' });
        expect(await world.payouts.pay(request)).toEqual({ ...first, state: 'paid' });
      });
      expect(out).toBe(42_000);
    });

    test('pays once for a key that comes twelve times at once', async () => {
      const request = await requestTo(good);
      const out = await outBy(() => Promise.allSettled(Array.from({ length: 12 }, () => world.payouts.pay(request))));
      expect(out).toBe(42_000);
      expect(await world.payouts.pay(request)).toMatchObject({ state: 'pending' });
    });

    test.each([
      ['000111111113', 'account_closed'],
      ['000111111116', 'no_account'],
      ['000333333335', 'bank_refused'],
    ])('says why %s sent it back, and has the money again', async (number, failure) => {
      const request = await requestTo(number);
      const out = await outBy(async () => {
        await world.payouts.pay(request);
        await world.arrive();
        expect(await world.payouts.find(request)).toMatchObject({ state: 'failed', failure });
        expect(await world.payouts.find(request)).toMatchObject({ state: 'failed', failure });
      });
      expect(out).toBe(0);
    });

    test('says that a bank has sent back what it had for days, whole, and that it stays so', async () => {
      const request = await requestTo('000777777771');
      const out = await outBy(async () => {
        await world.payouts.pay(request);
        await world.arrive();
        expect(await world.payouts.find(request)).toMatchObject({ state: 'paid' });
        await world.sendBack();
        expect(await world.payouts.find(request)).toMatchObject({ state: 'failed', failure: 'account_closed' });
        expect(await world.payouts.pay(request)).toMatchObject({ state: 'failed', failure: 'account_closed' });
      });
      expect(out).toBe(0);
    });

    test('sends what is on its way to the account that it left for', async () => {
      const request = await requestTo('000111111113');
      await world.payouts.pay(request);
      await world.payouts.setBank(request.payee, await world.bankFor(good));
      await world.arrive();
      expect(await world.payouts.find(request)).toMatchObject({ state: 'failed', failure: 'account_closed' });
    });

    test('signs what it tells of a payout; what is forged or old is refused', async () => {
      const { key } = await requestTo(good);
      const now = new Date('2026-11-20T12:00:00Z');
      const { rawBody, signature } = world.eventAbout(key, now);
      const event = world.payouts.readEvent(rawBody, signature, now);
      expect(event.key).toBe(key);
      expect(world.payouts.readEvent(rawBody, signature, new Date('2026-11-20T12:04:59Z'))).toEqual(event);
      for (const [body, header, at] of [
        [rawBody, signature, new Date('2026-11-20T12:06:00Z')],
        [rawBody.replace(key, randomUUID()), signature, now],
        [rawBody, '', now],
      ] as const)
        expect(() => world.payouts.readEvent(body, header, at)).toThrow('forged_event');
    });

    test('pays to the newest account', async () => {
      const request = await requestTo('000111111113');
      const bank = await world.payouts.setBank(request.payee, await world.bankFor(good));
      expect(bank).toMatchObject({ bankName: expect.any(String), lastFour: '6789' });
      await world.payouts.pay(request);
      await world.arrive();
      expect(await world.payouts.find(request)).toMatchObject({ state: 'paid' });
    });

    test('refuses what cannot be, and pays nothing', async () => {
      const request = await requestTo(good);
      const token = await world.bankFor(good);
      await world.payouts.setBank((await requestTo()).payee, token);
      const out = await outBy(async () => {
        await expect(world.payouts.setBank(request.payee, token)).rejects.toMatchObject({ reason: 'unusable_bank' });
        await expect(world.payouts.pay({ ...request, amountCents: 0 })).rejects.toMatchObject({ reason: 'amount' });
        await expect(world.payouts.pay(await requestTo())).rejects.toMatchObject({ reason: 'unusable_bank' });
        expect(await world.payouts.find(request)).toBeUndefined();
      });
      expect(out).toBe(0);
      await world.payouts.pay(request);
      await expect(world.payouts.pay({ ...request, amountCents: 41_999 })).rejects.toMatchObject({
        reason: 'key_reused',
      });
    });
  });
}
