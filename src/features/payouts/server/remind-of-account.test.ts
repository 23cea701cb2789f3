import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { testApp } from '#test/harness.ts';
import { openTown } from '#test/town.ts';
import { remindOfAccounts } from './remind-of-account.ts';
import { aBankToken } from './seed.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });
const beside = await testApp({ database: t.url, clock: t.clock });
afterAll(() => beside.close());

const subject = 'Jacaranda Day Center has earned $84.00: where should it go?';
const remind = () => remindOfAccounts(t.context());
const letters = async ({ email } = town.manager) =>
  (await t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute())
    .map((letter) => letter.subject ?? '')
    .filter((sent) => !sent.startsWith('New request'));
const bell = async () =>
  (await (await t.as(town.manager)).notifications.list({ query: {} })).data
    .filter(({ kind }) => kind === 'payout')
    .map(({ facts }) => facts['what']);
const days = (count: number) => t.clock.advance(count * 86_400);

beforeEach(async () => {
  await t.db.deleteFrom('provider_managers').where('provider_id', '!=', town.centre.id).execute();
  await aStay(t, {
    centre: town.centre,
    person: town.elena,
    checkIn: '2026-06-22',
    checkOut: '2026-06-22',
    weekDays: [1],
  });
});

describe('a place that has earned money and named no account', () => {
  test('hears so once a week, by bell and mail, until it has named one', async () => {
    t.clock.set('2026-06-24T16:00:00Z'); // what was paid could still go back
    await remind();
    expect(await letters()).toEqual([]);
    days(2);
    for (const _ of [1, 2, 3]) await remind();
    expect(await letters()).toEqual([subject]);
    expect(await bell()).toEqual(['earned']);
    for (let day = 1; day < 7; day += 1) {
      days(1);
      await remind();
    }
    expect(await letters()).toEqual([subject]);
    days(1);
    await remind();
    expect(await letters()).toEqual([subject, subject]);
    const { payouts } = await t.as(town.manager);
    const body = { token: await aBankToken(t.ports) };
    await payouts.setBank({ params: { providerId: town.centre.id }, body });
    expect(await bell()).toEqual(['bank']);
    days(8);
    await remind();
    expect(await letters()).toEqual([subject, subject, 'Jacaranda Day Center is now paid to another account']);
  });

  test('hears once, however many processes look at the same moment', async () => {
    t.clock.set('2026-06-26T16:00:00Z');
    const looking = [t, beside, t, beside, t, beside].map(({ db }) => remindOfAccounts({ ...t.context(), db }));
    await Promise.all(looking);
    expect(await letters()).toEqual([subject]);
  });

  test('is told of to owners and whoever keeps the books', async () => {
    const people = await Promise.all((['bookkeeping', 'manager', 'answering'] as const).map(worksAs));
    t.clock.set('2026-06-26T16:00:00Z');
    await remind();
    expect(await Promise.all(people.map(letters))).toEqual([[subject], [], []]);
  });

  test('is not reminded while somebody is naming one', async () => {
    t.clock.set('2026-06-26T16:00:00Z');
    const inAMinute = new Date(t.clock.now().getTime() + 60_000);
    const { id } = town.centre;
    const known = { provider_id: id, payee: 'p', next_at: inAMinute, held_until: inAMinute };
    await t.db
      .insertInto('payout_accounts')
      .values({ ...known, changing_until: inAMinute, created_at: t.clock.now() })
      .execute();
    await remind();
    expect(await letters()).toEqual([]);
    t.clock.advance(61);
    await remind();
    expect(await letters()).toEqual([subject]);
  });
});

async function worksAs(role: 'bookkeeping' | 'manager' | 'answering') {
  const person = await aPerson(t.db);
  await aMember(t.db, { providerId: town.centre.id, userId: person.id, role, now: t.clock.now() });
  return person;
}
