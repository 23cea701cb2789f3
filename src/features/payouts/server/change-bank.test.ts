import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, letProofAge } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { openTown } from '#test/town.ts';
import { begin, sweepPayouts } from './run-payouts.ts';
import { aBankToken, aPaidPlace, payoutsOf } from './seed.ts';

const { t, town } = await openTown();
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
});

const setBank = async (token: string, by = town.manager) =>
  (await (await t.as(by)).payouts.setBank({ params: { providerId: town.centre.id }, body: { token } })).data;
const overview = async (by = town.manager) => (await (await t.as(by)).payouts.overview({})).data;
const works = async (role: PlaceRole) => {
  const person = await aPerson(t.db);
  await aMember(t.db, { providerId: town.centre.id, userId: person.id, role, now: t.clock.now() });
  return person;
};
const letters = (email: string) =>
  t.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute();

describe('the account of a place', () => {
  test('is known by its bank and four digits alone, and payouts wait for three days', async () => {
    expect(await overview()).toMatchObject({ bank: null, nextAt: null });
    const known = await setBank(await aBankToken(t.ports));
    expect(known).toMatchObject({
      bank: { bankName: 'Test Bank', lastFour: '6789' },
      heldUntil: new Date(t.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    });
    const rows = await t.db.selectFrom('payout_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('000123456789');
  });

  test('is told to all owners and whoever keeps the books, not to others', async () => {
    const owner = await works('owner');
    const books = await works('bookkeeping');
    const front = await works('answering');
    await setBank(await aBankToken(t.ports), books);
    for (const { email } of [town.manager, owner, books])
      expect(await letters(email)).toMatchObject([
        { subject: 'Jacaranda Day Center is now paid to another account', body: expect.stringContaining('6789') },
      ]);
    expect(await letters(front.email)).toEqual([]);
  });

  test('cannot be changed by those who do not see its money', async () => {
    for (const role of ['manager', 'answering', 'reading'] as const) {
      const person = await works(role);
      await expect(setBank(await aBankToken(t.ports), person)).rejects.toMatchObject({ code: 'not_found' });
      await expect(overview(person)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('wants a log-in of the last minutes', async () => {
    const clients = await t.as(town.manager);
    await letProofAge(t.db, town.manager.id);
    await expect(
      clients.payouts.setBank({
        params: { providerId: town.centre.id },
        body: { token: await aBankToken(t.ports) },
      }),
    ).rejects.toMatchObject({ code: 'confirm_needed' });
  });

  test('that the processor does not take leaves everything as it was', async () => {
    await setBank(await aBankToken(t.ports));
    const before = await t.db.selectFrom('payout_accounts').selectAll().execute();
    await expect(setBank('sim_btok_spent')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await t.db.selectFrom('payout_accounts').selectAll().execute()).toEqual(before);
  });

  test('of which nobody knows whether it was taken is none until somebody names one again', async () => {
    await setBank(await aBankToken(t.ports));
    const { setBank: set } = t.ports.payouts;
    t.ports.payouts.setBank = async () => {
      throw new Unreachable('payments', 'cut');
    };
    await expect(setBank(await aBankToken(t.ports))).rejects.toMatchObject({ code: 'unreachable' });
    t.ports.payouts.setBank = set;
    expect(await overview()).toMatchObject({ bank: null, nextAt: null });
    await expect(setBank(await aBankToken(t.ports))).rejects.toMatchObject({ code: 'payouts_busy' });
    t.clock.advance(200);
    expect(await setBank(await aBankToken(t.ports))).toMatchObject({ bank: { lastFour: '6789' } });
  });

  test('stays while a payout is leaving', async () => {
    await aPaidPlace(t, { providerId: town.centre.id, userId: town.manager.id });
    await aStay(t, {
      centre: town.centre,
      person: town.elena,
      checkIn: '2026-06-22',
      checkOut: '2026-06-22',
      weekDays: [1],
    });
    t.clock.set('2026-06-29T16:00:00Z');
    await begin(t.context(), town.centre.id);
    await expect(setBank(await aBankToken(t.ports))).rejects.toMatchObject({ code: 'payouts_busy' });
    await sweepPayouts(t.context());
    expect(await setBank(await aBankToken(t.ports))).toMatchObject({ bank: { lastFour: '6789' } });
    expect(await payoutsOf(t.db, town.centre.id)).toMatchObject([{ state: 'sent' }]);
  });

  test('nothing leaves to a new account before its three days are over', async () => {
    await aStay(t, {
      centre: town.centre,
      person: town.elena,
      checkIn: '2026-06-22',
      checkOut: '2026-06-22',
      weekDays: [1],
    });
    t.clock.set('2026-06-28T16:00:00Z');
    await setBank(await aBankToken(t.ports));
    t.clock.set('2026-07-01T15:59:59Z');
    await sweepPayouts(t.context());
    expect(await payoutsOf(t.db, town.centre.id)).toEqual([]);
    t.clock.advance(1);
    await sweepPayouts(t.context());
    expect(await payoutsOf(t.db, town.centre.id)).toMatchObject([{ state: 'sent', cents: 8400 }]);
  });
});
