import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { untilWaiting } from '#test/racing.ts';
import { refusal } from '#test/refusal.ts';
import { aFamilyAndACentre, auditTrailOf, type FamilyAndCentre } from '#test/stays.ts';
import { comingKey } from './coming-key.ts';
import { remindOfBookings } from './remind-of-bookings.ts';
import { sayComing } from './say-coming.ts';

const t: TestApp = await testApp({ settings: { LIMITS_FACTOR: '100' } });
let scene: FamilyAndCentre;
let elena: Person;
let id: string;
const startsAt = '2026-06-22T15:00:00.000Z'; // Monday at 8 AM
beforeEach(async () => {
  scene = await aFamilyAndACentre(t);
  ({ elena } = scene);
  t.clock.set('2026-06-15T16:00:00Z');
  ({ id } = await aStay(t, { centre: scene.centre, person: elena, checkIn: '2026-06-22', checkOut: '2026-06-24' }));
});
afterAll(() => t.close());

const say = async (isSure: boolean, { by = elena, at = startsAt } = {}) =>
  (await t.as(by)).bookings.sayComing({ params: { id }, body: { isSure, startsAt: at } });
const letters = async () => {
  await t.runJobs();
  const sent = await t.db.selectFrom('mailbox').select('body_text').where('recipient', '=', elena.email).execute();
  return sent.filter(({ body_text: text }) => text.includes('This is a reminder'));
};
const at = async (instant: string) => {
  t.clock.set(instant);
  return (await letters()).length;
};

test('whoever says that they come is reminded no more, by any channel', async () => {
  expect(await at('2026-06-15T16:01:00Z')).toBe(0); // accepted after a week before
  expect((await say(true)).data).toMatchObject({ isSure: true, canBeSure: false });
  expect((await say(true)).data.isSure).toBe(true);
  expect(await at('2026-06-21T15:00:00Z')).toBe(0);
  expect(await at('2026-06-22T13:30:00Z')).toBe(0);
  const told = t.db.selectFrom('booking_reminders').select('name').where('booking_id', '=', id);
  expect(await told.execute()).toEqual([]);
  const bell = (await (await t.as(elena)).notifications.list({ query: {} })).data;
  expect(bell.find(({ _id }) => _id === id)?.facts).toMatchObject({ what: 'accepted' });
});

test('whoever takes it back is reminded of what comes due from then on', async () => {
  await say(true);
  t.clock.set('2026-06-21T16:00:00Z');
  expect((await say(false)).data).toMatchObject({ isSure: false, canBeSure: true });
  expect(await letters()).toHaveLength(0); // they have just been there
  expect(await at('2026-06-22T13:00:00Z')).toBe(1);
});

test('what waits for the end of quiet hours does not leave, and the bell has been answered', async () => {
  const quiet = { hasQuietHours: true, quietFrom: '07:00', quietTo: '12:00' };
  await (await t.as(elena)).preferences.changeNotifications({ params: { id: elena.id }, body: quiet });
  expect(await at('2026-06-21T15:00:00Z')).toBe(0);
  const unread = async () =>
    (await (await t.as(elena)).notifications.list({ query: {} })).data.filter(
      ({ _id, isRead }) => _id === id && !isRead,
    );
  expect(await unread()).toMatchObject([{ facts: { what: 'reminder' } }]);
  await say(true);
  expect(await unread()).toEqual([]);
  expect(await at('2026-06-21T20:00:00Z')).toBe(0);
});

test('it is said from seven days before until the beginning, of what is confirmed, and of the time that was shown', async () => {
  t.clock.set('2026-06-15T14:59:00Z');
  expect(await refusal(say(true))).toBe('too_early');
  t.clock.set('2026-06-15T15:00:00Z');
  expect(await refusal(say(true, { at: '2026-06-23T15:00:00.000Z' }))).toBe('time_changed');
  expect(await refusal(say(true))).toBe('ok');
  t.clock.set('2026-06-22T15:00:00Z');
  expect(await refusal(say(false))).toBe('too_late');
  const { id: other } = await aStay(t, { centre: scene.centre, person: elena, status: 'pending' });
  id = other;
  const { data } = await (await t.as(elena)).bookings.one({ params: { id } });
  expect(await refusal(say(true, { at: data.startsAt }))).toBe('too_late');
});

test('another time forgets it, whoever moves the booking', async () => {
  await say(true);
  await t.db.updateTable('bookings').set({ ends_at: '2026-06-26T23:00:00Z' }).where('id', '=', id).execute();
  const seen = async () => (await (await t.as(elena)).bookings.one({ params: { id } })).data;
  expect(await seen()).toMatchObject({ isSure: true });
  await t.db.updateTable('bookings').set({ starts_at: '2026-06-22T16:00:00Z' }).where('id', '=', id).execute();
  expect(await seen()).toMatchObject({ isSure: false, canBeSure: true });
});

test('a relative who may book says it too, one who may not finds nothing, and the trail knows who it was', async () => {
  const [diego, mallory] = [await aPerson(t.db, { firstName: 'Diego' }), await aPerson(t.db)];
  await aRelation(t, { personId: elena.personId, memberId: diego.id, relationship: 'brother' });
  expect(await refusal(say(true, { by: mallory }))).toBe('not_found');
  expect(await refusal(say(true, { by: scene.manager }))).toBe('not_found');
  expect((await say(true, { by: diego })).data.isSure).toBe(true);
  const trail = (await auditTrailOf(t, elena.personId)).filter(({ subject }) => subject === `coming:${id}`);
  expect(trail).toMatchObject([{ actor_id: diego.id, action: 'write' }]);
  const { data } = await (await t.as(elena)).circle.trail({ query: {} });
  expect(data.find(({ about }) => about === 'coming')).toMatchObject({
    actor: 'relative',
    relationship: 'sibling',
    action: 'write',
    bookingId: expect.stringMatching(/^SC-/) as string,
  });
});

test('the provider reads it with the day and the request, and is not told', async () => {
  const desk = await t.as(scene.manager);
  const news = async () => (await desk.notifications.list({ query: {} })).data.map(({ updated_at: at }) => at);
  const before = await news();
  const isSaid = async () => ({
    request: (await desk.requests.one({ params: { id } })).data.isSure,
    first: (await desk.requests.day({ query: { day: '2026-06-22' } })).data.map(({ isSure }) => isSure),
    second: (await desk.requests.day({ query: { day: '2026-06-24' } })).data.map(({ isSure }) => isSure),
  });
  expect(await isSaid()).toEqual({ request: false, first: [false], second: [false] });
  await say(true);
  expect(await isSaid()).toEqual({ request: true, first: [true], second: [false] });
  await t.runJobs();
  expect(await news()).toEqual(before);
});

test('the link of the letter is good for its reader and its time, and changes nothing by itself', async () => {
  expect(await at('2026-06-21T15:00:00Z')).toBe(1);
  const [letter] = await letters();
  const key = new RegExp(`/dashboard-coming/${id}\\?key=([\\w-]+)`).exec(letter?.body_text ?? '')?.[1] ?? '';
  expect(key).toBe(comingKey(t.kernel.secrets, { bookingId: id, startsAt: new Date(startsAt), userId: elena.id }));
  const diego = await aPerson(t.db, { firstName: 'Diego' });
  await aRelation(t, { personId: elena.personId, memberId: diego.id, relationship: 'brother' });
  const asked = async (person: Person, given = key) =>
    (await t.as(person)).bookings.reminded({ params: { id }, query: { key: given } });
  expect(await asked(elena)).toMatchObject({ isOfLetter: true, data: { isSure: false, canBeSure: true } });
  expect((await asked(diego)).isOfLetter).toBe(false);
  expect((await asked(elena, 'made-up')).isOfLetter).toBe(false);
  expect(await refusal(asked(await aPerson(t.db)))).toBe('not_found');
  await t.db.updateTable('bookings').set({ starts_at: '2026-06-22T16:00:00Z' }).where('id', '=', id).execute();
  expect((await asked(elena)).isOfLetter).toBe(false);
});

test('an answer in the moment in which reminders leave: nobody is reminded', async () => {
  t.clock.set('2026-06-21T15:00:00Z');
  const context = t.context();
  let reminding: Promise<void>[] = [];
  await t.db.transaction().execute(async (held) => {
    // The answer holds the booking while the task, which has already seen it unanswered, waits in two processes.
    await held.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute();
    reminding = [remindOfBookings(context), remindOfBookings(context)];
    await untilWaiting(t.db, 2);
    await held.updateTable('bookings').set({ sure_at: t.clock.now() }).where('id', '=', id).execute();
  });
  await Promise.all(reminding);
  expect(await letters()).toHaveLength(0);
  const told = t.db.selectFrom('booking_reminders').select('name').where('booking_id', '=', id);
  expect(await told.execute()).toEqual([]);
});

test('said twice at once it is said once', async () => {
  const saying = { bookingId: id, userId: elena.id, isSure: true, startsAt: new Date(startsAt) };
  await Promise.all([1, 2, 3].map(() => sayComing(t.context(), saying)));
  const trail = (await auditTrailOf(t, elena.personId)).filter(({ subject }) => subject === `coming:${id}`);
  expect(trail).toHaveLength(1);
});
