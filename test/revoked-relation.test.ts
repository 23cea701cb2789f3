import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { remindOfBookings } from '#features/bookings/server/reminders/remind-of-bookings.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { AnyCall } from '#shared/call.ts';
import { allCalls } from './all-calls.ts';
import { thingsOf } from './foreign-things.ts';
import { type ForeignIds, nothing } from './foreign.ts';
import { foreignIds } from './foreign-ids.ts';
import { type TestApp, testApp } from './harness.ts';
import { sendCall } from './send-call.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from './stays.ts';

let t: TestApp;
let scene: FamilyAndCentre;
let elena: Person;
let rosa: Person;
let stranger: Person;
let foreign: ForeignIds;

const relate = (status: 'accepted' | 'revoked') =>
  t.db
    .insertInto('family_links')
    .values({
      person_id: rosa.personId,
      member_user_id: elena.id,
      relationship: 'daughter',
      status,
      scopes: ['records', 'bookings', 'payments'],
      updated_at: t.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'member_user_id']).doUpdateSet({ status }))
    .execute();

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());

/** Elena has booked for her mother Rosa, paid, and answered what the centre asked. */
beforeEach(async () => {
  scene = await aFamilyAndACentre(t);
  [elena, rosa, stranger] = [scene.elena, await aPerson(t.db, { firstName: 'Rosa' }), await aPerson(t.db)];
  await relate('accepted');
  const { id } = await aStay(t, {
    centre: scene.centre,
    person: elena,
    forPersonId: rosa.personId,
    status: 'pending',
    note: 'She walks with a cane.',
  });
  foreign = {
    ...nothing(),
    ...(await thingsOf(t.db, { owner: rosa, lookerId: scene.manager.id, now: t.clock.now() })),
    user: rosa.id,
    person: rosa.personId,
    booking: id,
    centre: scene.centre.id,
  };
  const { requests } = await t.as(scene.manager);
  await requests.ask({ params: { id }, body: { question: 'Does she take medicines?' } });
  await (await t.as(elena)).bookings.answerQuestion({ params: { id }, body: { answer: 'One, at noon.' } });
});

const answerTo = async (person: Person, call: AnyCall, input: object) => {
  const answer = await sendCall(t, call, { ...input, headers: await t.headersOf(person) });
  return { status: answer.status, text: await answer.text() };
};
const lists = async (person: Person) => {
  const { bookings, notifications } = await t.as(person);
  const params = { userId: person.id };
  return JSON.stringify([
    await Promise.all(
      (['pending', 'ongoing', 'upcoming', 'completed', 'cancelled'] as const).map((tab) =>
        bookings.list({ query: { tab } }),
      ),
    ),
    await bookings.next({ query: {} }),
    await bookings.notifications({ params, query: {} }),
    await notifications.list({ query: {} }),
  ]);
};
const letters = async ({ email }: Person) => {
  const found = await t.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
  return found.length;
};

const ofAPerson = Object.entries(foreignIds).filter(([name, { foreign: what }]) => {
  const call = allCalls.find(([found]) => found === name)?.[1];
  return (what === 'person' || what === 'booking') && call?.access.rule !== 'provider';
});

describe('whose relation was revoked gets what a stranger gets', () => {
  test.each(ofAPerson)('%s', async (name, { foreign: what, input }) => {
    const call = allCalls.find(([found]) => found === name)?.[1];
    if (!call) throw new Error(`There is no call ${name}.`);
    await relate('revoked');
    const [hers, theirs, nobodys] = [
      await answerTo(elena, call, input(foreign[what], foreign)),
      await answerTo(stranger, call, input(foreign[what], foreign)),
      await answerTo(elena, call, input(randomUUID(), foreign)),
    ];
    expect(hers.status).toBe(404);
    expect(hers).toEqual(theirs);
    expect(hers).toEqual(nobodys);
  });

  test('lists, the dashboard and the bell', async () => {
    expect(await lists(elena)).toContain(foreign.booking);
    expect(await lists(elena)).toContain('Rosa');
    await relate('revoked');
    expect(await lists(elena)).toBe((await lists(stranger)).replaceAll(stranger.id, elena.id));
  });

  test('the same booking, asked for by the key of its first time', async () => {
    const book = async (key: string) =>
      sendCall(t, allCalls.find(([name]) => name === 'seniorCare.book')?.[1] as AnyCall, {
        headers: { ...(await t.headersOf(elena)), 'idempotency-key': key },
        body: {
          centerId: scene.centre.id,
          checkInDate: '06/29/2026',
          checkOutDate: '06/29/2026',
          weekDays: [1],
          familyMemberId: rosa.personId,
        },
      });
    expect((await book('revoked-relation-key')).status).toBe(201);
    await relate('revoked');
    expect((await book('revoked-relation-key')).status).toBe(404);
  });
});

test('what happens later is told to the person, and not to whom it was taken from', async () => {
  await t.runJobs();
  const before = await letters(elena);
  expect(before).toBeGreaterThan(0);
  await relate('revoked');
  const told: (string | undefined)[] = [];
  const line = await t.pool.connect();
  line.on('notification', ({ payload }) => told.push(payload));
  await line.query('listen lado');
  await (await t.as(scene.manager)).requests.accept({ params: { id: foreign.booking } });
  t.clock.set('2026-06-21T15:00:00Z');
  await remindOfBookings(t.context());
  await t.runJobs();
  expect(await letters(elena)).toBe(before);
  expect(await letters(rosa)).toBeGreaterThan(1);
  expect(await lists(rosa)).toContain(foreign.booking);
  await line.query('unlisten lado');
  line.release();
  expect(told.join()).toContain(rosa.id);
  expect(told.join()).not.toContain(elena.id);
});

test('who has the relation back reads again', async () => {
  await relate('revoked');
  await relate('accepted');
  const { data } = await (await t.as(elena)).bookings.one({ params: { id: foreign.booking } });
  expect(data.note).toBe('She walks with a cane.');
});
