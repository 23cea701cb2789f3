import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { defaults } from '#features/preferences/preferences.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { forgetBeginnings } from './reminder-store.ts';
import { remindOfBookings } from './remind-of-bookings.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre, bellOf, type FamilyAndCentre } from '#test/stays.ts';

const t: TestApp = await testApp();
let elena: Person;
let centre: NewCentre;
let scene: FamilyAndCentre;
beforeEach(async () => {
  scene = await aFamilyAndACentre(t);
  ({ elena, centre } = scene);
});
afterAll(() => t.close());

const stay = { checkIn: '2026-07-06', checkOut: '2026-07-08' }; // begins on Monday at 8 AM, 15:00 UTC
const reminders = async () => {
  await t.runJobs();
  const sent = t.db
    .selectFrom('mailbox')
    .select(['channel', 'subject', 'body_text'])
    .where('recipient', '=', elena.email);
  return (await sent.orderBy('delivered_at').execute()).filter(({ body_text: text }) =>
    text.includes('This is a reminder'),
  );
};
const at = async (instant: string) => {
  t.clock.set(instant);
  return (await reminders()).length;
};

test('leave seven days, one day and two hours before the first day, each once', async () => {
  const { id, bookingId } = await aStay(t, { centre, person: elena, ...stay });
  expect(await at('2026-06-29T14:59:00Z')).toBe(0);
  expect(await at('2026-06-29T15:00:00Z')).toBe(1);
  expect(await at('2026-07-05T14:59:00Z')).toBe(1);
  expect(await at('2026-07-05T15:00:00Z')).toBe(2);
  expect(await at('2026-07-06T12:59:00Z')).toBe(2);
  expect(await at('2026-07-06T13:00:00Z')).toBe(3);
  expect(await at('2026-07-06T16:00:00Z')).toBe(3);
  const [first] = await reminders();
  expect(first?.subject).toBe('Monday, July 6, 2026: Jacaranda Day Center expects Elena Marín');
  expect(first?.body_text).toContain(bookingId);
  expect((await bellOf(t, elena)).data).toMatchObject([{ _id: id, status: 'accepted', isRead: false }]);
});

test('of what was missed only the latest leaves, and none from before the answer', async () => {
  await aStay(t, { centre, person: elena, ...stay });
  expect(await at('2026-07-05T20:00:00Z')).toBe(1);
  t.clock.set('2026-06-15T16:00:00Z');
  await aStay(t, { centre, person: elena, checkIn: '2026-06-17', checkOut: '2026-06-17' });
  expect(await at('2026-06-15T17:00:00Z')).toBe(1);
});

test('stop when the booking is cancelled, and are not sent of what nobody has accepted', async () => {
  const { id } = await aStay(t, { centre, person: elena, ...stay });
  await aStay(t, { centre, person: elena, status: 'pending', ...stay });
  expect(await at('2026-06-29T15:00:00Z')).toBe(1);
  await (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  expect(await at('2026-07-05T15:00:00Z')).toBe(1);
});

test('leave when the kind says, and once more when it begins at another time', async () => {
  const booking = await aStay(t, { centre, person: elena, ...stay });
  const { stay: kind, ...kinds } = t.context().bookingKinds;
  if (!kind) throw new Error('The product has no stays.');
  const reminders = [{ name: 'bring', aheadHours: 72, untilHours: 24 }];
  const inKinds = () => ({ ...t.context(), bookingKinds: { ...kinds, stay: { ...kind, reminders } } });
  const said = async (instant: string) => {
    t.clock.set(instant);
    await remindOfBookings(inKinds());
    const names = t.db.selectFrom('booking_reminders').select('name').where('booking_id', '=', booking.id);
    return (await names.execute()).map(({ name }) => name);
  };
  expect(await said('2026-06-29T15:00:00Z')).toEqual([]);
  expect(await said('2026-07-03T14:59:00Z')).toEqual([]);
  expect(await said('2026-07-03T15:00:00Z')).toEqual(['bring']);
  await forgetBeginnings(inKinds(), booking);
  expect(await said('2026-07-05T15:00:00Z')).toEqual([]);
  await t.db.updateTable('bookings').set({ sure_at: t.clock.now() }).where('id', '=', booking.id).execute();
});

test('one that cannot be written does not keep the others', async () => {
  const booked = await Promise.all([1, 2].map(() => aStay(t, { centre, person: elena, ...stay })));
  t.clock.set('2026-07-05T15:00:00Z');
  const { stay: kind, ...kinds } = t.context().bookingKinds;
  if (!kind) throw new Error('The product has no stays.');
  let written = 0;
  const what: typeof kind.what = (...said) => {
    written += 1;
    if (written === 1) throw new Error('No words.');
    return kind.what(...said);
  };
  const context = { ...t.context(), bookingKinds: { ...kinds, stay: { ...kind, what } } };
  await expect(remindOfBookings(context)).rejects.toThrow('1 of 2 failed.');
  const ids = booked.map(({ id }) => id);
  const told = t.db.selectFrom('booking_reminders').select('booking_id').where('booking_id', 'in', ids);
  expect(await told.execute()).toHaveLength(1);
});

test('go by what the person has chosen', async () => {
  const wanted = { bookingsByMail: true, bookingsByText: false, remindersByMail: false, remindersByText: true };
  const chosen = { global: JSON.stringify(defaults.global), notifications: JSON.stringify(wanted) };
  await t.db
    .insertInto('preferences')
    .values({ user_id: elena.id, ...chosen, privacy: JSON.stringify(defaults.privacy), updated_at: t.clock.now() })
    .onConflict((known) => known.column('user_id').doUpdateSet(chosen))
    .execute();
  await t.db.updateTable('users').set({ phone_verified_at: t.clock.now() }).where('id', '=', elena.id).execute();
  const { bookingId } = await aStay(t, { centre, person: elena, ...stay });
  expect(await at('2026-06-29T15:00:00Z')).toBe(0);
  const texts = await t.db.selectFrom('mailbox').select('body_text').where('channel', '=', 'sms').execute();
  expect(
    texts.filter(({ body_text: text }) => text.includes(bookingId) && text.includes('your booking with')),
  ).toHaveLength(1);
});

test('a provider is reminded three hours before a request ends, once, and of nothing that was answered or is not paid', async () => {
  const { manager } = scene;
  const waiting = await aStay(t, { centre, person: elena, status: 'pending', ...stay }); // until 16:00 the next day
  await aStay(t, { centre, person: elena, status: 'accepted', ...stay });
  await aStay(t, { centre, person: elena, status: 'held', ...stay });
  const sent = async (instant: string) => {
    t.clock.set(instant);
    await t.runJobs();
    const letters = t.db
      .selectFrom('mailbox')
      .select(['recipient', 'subject'])
      .where('subject', 'like', 'Please answer%');
    return letters.execute();
  };
  expect(await sent('2026-06-16T12:59:00Z')).toEqual([]);
  const letter = { recipient: manager.email, subject: expect.stringContaining(waiting.bookingId) };
  expect(await sent('2026-06-16T13:00:00Z')).toMatchObject([letter]);
  expect(await sent('2026-06-16T15:00:00Z')).toHaveLength(1);
  const { data } = await (await t.as(manager)).notifications.list({ query: {} });
  expect(data.find(({ _id }) => _id === waiting.id)).toMatchObject({ facts: { what: 'unanswered' }, isRead: false });
  const own = (await (await t.as(elena)).notifications.list({ query: {} })).data;
  expect(own.find(({ _id }) => _id === waiting.id)).toMatchObject({ facts: { what: 'paid' } });
});

test('a provider with little time is reminded when half of it is left', async () => {
  t.clock.set('2026-06-22T22:30:00Z'); // the first day ends at 24:00, so that the answer is due in an hour and a half
  await aStay(t, { centre, person: elena, status: 'pending', checkIn: '2026-06-22', checkOut: '2026-06-22' });
  const count = async () => {
    await t.runJobs();
    const letters = t.db.selectFrom('mailbox').select('id').where('subject', 'like', 'Please answer%');
    return (await letters.where('recipient', '=', scene.manager.email).execute()).length;
  };
  t.clock.set('2026-06-22T23:10:00Z');
  expect(await count()).toBe(0);
  t.clock.set('2026-06-22T23:16:00Z');
  expect(await count()).toBe(1);
});
