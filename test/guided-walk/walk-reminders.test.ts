import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindOfBookings, remindOfTimes } from '#features/bookings/server/reminders/remind-of-bookings.ts';
import { moveTime } from '#features/bookings/server/times/move-time.ts';
import type { TestApp } from '#test/harness.ts';
import { racing } from '#test/racing.ts';
import { walks } from './walk-kind.ts';
import { aWalkingParty, friday, walkApp } from './walk-world.ts';

let t: TestApp;
let party: Awaited<ReturnType<typeof aWalkingParty>>;
let id: string;

beforeAll(async () => {
  t = await walkApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  party = await aWalkingParty(t);
  id = (await party.book(friday, party.elena, 2))._id;
  await party.pay(id);
  await party.accept(id);
});

const nextFriday = '2026-06-26T16:30:00.000Z';
const times = async () => (await t.as(party.elena)).singleTimes;
const guideMoves = async (startsAt: string, to: string) =>
  (await t.as(party.theo)).singleTimes.moveAtPlace({ params: { id }, body: { startsAt, to } });
const reminders = async () => {
  await t.runJobs();
  const sent = t.db
    .selectFrom('mailbox')
    .select('subject')
    .where('recipient', '=', party.elena.email)
    .where('subject', 'like', '%: Theo Brandt expects %')
    .orderBy('delivered_at');
  return (await sent.execute()).map(({ subject }) => subject);
};
const at = async (instant: string) => {
  t.clock.set(instant);
  return reminders();
};
const [first, second] = ['Friday, June 19, 2026', 'Friday, June 26, 2026'].map(
  (day) => `${day}: Theo Brandt expects Elena Marín`,
);

test('each time is reminded of once, twelve hours before it begins', async () => {
  expect(await at('2026-06-19T04:29:00Z')).toEqual([]);
  expect(await at('2026-06-19T04:30:00Z')).toEqual([first]);
  expect(await at('2026-06-19T15:29:00Z')).toEqual([first]);
  expect(await at('2026-06-26T04:29:00Z')).toEqual([first]);
  expect(await at('2026-06-26T04:30:00Z')).toEqual([first, second]);
  expect(await at('2026-06-26T12:00:00Z')).toEqual([first, second]);
  const [item] = (await (await t.as(party.elena)).notifications.list({ query: {} })).data;
  expect(item?.facts).toMatchObject({ what: 'timeSoon', about: '2026-06-26', aboutTime: nextFriday });
});

test('none of one that is cancelled, and none as long as the family has said that it comes', async () => {
  await (await times()).cancel({ params: { id }, body: { startsAt: nextFriday } });
  const { bookings } = await t.as(party.elena);
  await bookings.sayComing({ params: { id }, body: { isSure: true, startsAt: friday } });
  expect(await at('2026-06-19T05:00:00Z')).toEqual([]);
  expect(await at('2026-06-26T05:00:00Z')).toEqual([]);
});

test('one that is moved is reminded of at its new hour alone', async () => {
  expect(await at('2026-06-19T05:00:00Z')).toEqual([first]);
  await (await times()).move({ params: { id }, body: { startsAt: nextFriday, to: '2026-06-27T17:00:00.000Z' } });
  t.clock.set('2026-06-25T17:00:00Z');
  await party.pay(id); // its second week
  expect(await at('2026-06-26T05:00:00Z')).toEqual([first]);
  expect(await at('2026-06-27T05:00:00Z')).toEqual([first, 'Saturday, June 27, 2026: Theo Brandt expects Elena Marín']);
});

test('none where it was moved to so near that moving it said the same', async () => {
  t.clock.set('2026-06-20T05:01:00Z');
  await guideMoves(nextFriday, '2026-06-20T17:00:00.000Z');
  expect(await at('2026-06-20T15:00:00Z')).toEqual([]);
});

test.each([
  ['cancelled', () => times().then(({ cancel }) => cancel({ params: { id }, body: { startsAt: friday } }))],
  ['moved', () => guideMoves(friday, '2026-06-21T17:00:00.000Z')],
])('what waits for the end of quiet hours does not leave of one that is %s', async (_, act) => {
  const quiet = { hasQuietHours: true, quietFrom: '21:00', quietTo: '08:00' };
  const { elena } = party;
  await (await t.as(elena)).preferences.changeNotifications({ params: { id: elena.id }, body: quiet });
  expect(await at('2026-06-19T04:30:00Z')).toEqual([]); // half past nine in the evening
  const waiting = t.db.selectFrom('outbox').select('subject').where('user_id', '=', elena.id);
  const waits = async () => (await waiting.where('send_at', 'is not', null).execute()).map(({ subject }) => subject);
  expect(await waits()).toContain(first);
  t.clock.set('2026-06-19T05:00:00Z');
  await act();
  expect(await waits()).not.toContain(first);
  expect(await at('2026-06-19T16:00:00Z')).toEqual([]);
});

const say = async (isSure: boolean) =>
  (await t.as(party.elena)).bookings.sayComing({ params: { id }, body: { isSure, startsAt: friday } });

test('whoever says that they come has answered the bell', async () => {
  const unread = async () =>
    (await (await t.as(party.elena)).notifications.list({ query: {} })).data.filter(
      ({ _id, isRead }) => _id === id && !isRead,
    );
  expect(await at('2026-06-19T05:00:00Z')).toEqual([first]);
  expect(await unread()).toMatchObject([{ facts: { what: 'timeSoon' } }]);
  await say(true);
  expect(await unread()).toEqual([]);
});

test('whoever takes that back hears of no reminder that came due meanwhile', async () => {
  t.clock.set('2026-06-19T04:00:00Z');
  await say(true);
  expect(await at('2026-06-19T05:00:00Z')).toEqual([]);
  await say(false);
  expect(await at('2026-06-19T05:10:00Z')).toEqual([]); // they have just been there
  expect(await at('2026-06-26T05:00:00Z')).toEqual([second]);
});

test('a beginning that is moved is reminded of anew, where a kind reminds of the beginning', async () => {
  const ofBeginning = [{ name: 'day', aheadHours: 24, untilHours: 1 }];
  const inKinds = () => ({ ...t.context(), bookingKinds: { walk: { ...walks, reminders: ofBeginning } } });
  const said = async (instant: string) => {
    t.clock.set(instant);
    await remindOfBookings(inKinds());
    const names = t.db.selectFrom('booking_reminders').select('sent_at').where('booking_id', '=', id);
    return (await names.where('name', '=', 'day').execute()).map(({ sent_at: at }) => at.toISOString());
  };
  expect(await said('2026-06-18T17:00:00Z')).toEqual(['2026-06-18T17:00:00.000Z']);
  const actor = { side: 'provider' as const, user: { id: party.theo.id, providerIds: [party.guide.id] } };
  const to = new Date('2026-06-21T17:00:00.000Z');
  await moveTime(inKinds(), { bookingId: id, startsAt: new Date(friday), to, actor });
  expect(await said('2026-06-18T18:00:00Z')).toEqual([]);
  expect(await said('2026-06-20T17:00:00Z')).toEqual(['2026-06-20T17:00:00.000Z']);
});

test('is sent once by two processes that come at the same moment', async () => {
  t.clock.set('2026-06-19T05:00:00Z');
  const ended = await racing(t.db, id, [() => remindOfTimes(t.context()), () => remindOfTimes(t.context())]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await reminders()).toEqual([first]);
});

test('is not sent of a time that is cancelled while it is decided', async () => {
  t.clock.set('2026-06-19T05:00:00Z');
  const { cancel } = await times();
  const ended = await racing<unknown>(t.db, id, [
    () => cancel({ params: { id }, body: { startsAt: friday } }),
    () => remindOfTimes(t.context()),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const said = t.db.selectFrom('booking_time_reminders').select('starts_at').where('booking_id', '=', id);
  expect(await said.execute()).toEqual([]);
});
