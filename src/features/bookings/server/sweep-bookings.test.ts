import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { racing } from '#test/racing.ts';
import { sweepAnswers, sweepHolds } from './sweep-bookings.ts';

const t: TestApp = await testApp();
let elena: Person;
let manager: Person;
let centre: Awaited<ReturnType<typeof aCentre>>;

beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db);
  manager = await aPerson(t.db, { firstName: 'Omar' });
  centre = await aCentre(t.db, { managerId: manager.id });
});
afterAll(() => t.close());

const one = async (id: string) => (await (await t.as(elena)).bookings.one({ params: { id } })).data;
const taken = async (day = '2026-06-22') =>
  (
    await t.db
      .selectFrom('seat_days')
      .select('taken')
      .where('centre_id', '=', centre.id)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.taken;
const sweeping = () => ({ db: t.db, publicUrl: t.kernel.publicUrl, now: t.clock.now() });

describe('seats that are held', () => {
  test('are free again after 900 seconds, and not before', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    t.clock.advance(899);
    await t.runJobs();
    expect(await taken()).toBe(1);
    t.clock.advance(1);
    await t.runJobs();
    expect(await taken()).toBe(0);
    expect(await one(id)).toMatchObject({
      status: 'cancelled',
      payment: 'due',
      heldUntil: null,
      cancelled: { by: 'clock', code: 'unpaid' },
      money: { refundCents: 0 },
    });
    expect(
      (await (await t.as(elena)).notifications.list({ params: { userId: elena.id }, query: {} })).data,
    ).toMatchObject([{ _id: id, status: 'cancelled' }]);
    expect(
      (await (await t.as(manager)).notifications.list({ params: { userId: manager.id }, query: {} })).data,
    ).toEqual([]);
  });

  test('are given back once by two sweeps at the same moment', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    await aStay(t, { centre, person: elena, status: 'accepted' });
    t.clock.advance(900);
    const ended = await racing(t.db, id, [() => sweepHolds(sweeping()), () => sweepHolds(sweeping())]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await taken()).toBe(1);
    expect((await one(id)).events.map(({ what }) => what)).toEqual(['sent', 'unpaid']);
  });
});

describe('a request that nobody answers', () => {
  test('ends after a day and is refunded', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    t.clock.advance(86_399);
    await t.runJobs();
    expect(await one(id)).toMatchObject({ status: 'pending' });
    t.clock.advance(1);
    await t.runJobs();
    expect(await one(id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      cancelled: { by: 'clock', code: 'expired' },
      money: { refundCents: 8400 },
    });
    expect(await taken()).toBe(0);
    const letters = await t.db
      .selectFrom('mailbox')
      .select(['recipient', 'subject'])
      .where('recipient', 'in', [elena.email, manager.email])
      .execute();
    expect(
      letters.map(
        ({ recipient, subject }) =>
          `${recipient === elena.email ? 'family' : 'centre'}: ${subject?.replace(/SC-\d+/, 'SC')}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        'family: Jacaranda Day Center did not answer in time: SC',
        'centre: Request SC has ended without an answer',
        'family: $84.00 is on its way back to you',
      ]),
    );
  });

  test('ends once, and an answer that comes at the same moment loses or wins', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const calls = (await t.as(manager)).centrePartner;
    const before = new Date(t.clock.now().getTime() + 86_399_000);
    const ended = await racing<unknown>(t.db, id, [
      () => calls.accept({ params: { id } }),
      () => sweepAnswers({ ...sweeping(), now: new Date(before.getTime() + 1000) }),
      () => sweepAnswers({ ...sweeping(), now: new Date(before.getTime() + 1000) }),
    ]);
    const { status, events } = await one(id);
    const isAccepted = ended[0]?.status === 'fulfilled';
    expect(status).toBe(isAccepted ? 'accepted' : 'cancelled');
    expect(events.map(({ what }) => what)).toEqual(['sent', 'paid', isAccepted ? 'accepted' : 'expired']);
    expect(await taken()).toBe(isAccepted ? 1 : 0);
  });
});
