import { expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import type { NotificationPreferences } from '#features/preferences/preferences.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTown } from '#test/town.ts';

const { t, town } = await openTown();

const choose = async (person: Person, body: Partial<NotificationPreferences>) =>
  (await t.as(person)).preferences.changeNotifications({ params: { id: person.id }, body });
const quiet = { hasQuietHours: true, quietFrom: '21:00', quietTo: '08:00' };
const night = '2026-06-16T05:00:00Z';
const morning = '2026-06-16T15:00:00Z';

/** Subjects of the mails that have arrived, oldest first. */
async function mailsTo({ email }: Person) {
  await t.runJobs();
  const found = t.db.selectFrom('mailbox').select('subject').where('recipient', '=', email).orderBy('delivered_at');
  return (await found.execute()).map(({ subject }) => subject);
}
async function textsTo({ phone }: { phone: string }) {
  await t.runJobs();
  const found = t.db.selectFrom('mailbox').select('body_text').where('recipient', '=', `+1${phone}`);
  return (await found.execute()).map(({ body_text: text }) => text);
}
const bell = async (person: Person) => (await t.as(person)).notifications.list({ query: {} });
const request = async (person = town.elena) => aStay(t, { centre: town.centre, person, status: 'pending' });
const accept = async (id: string) => (await t.as(town.manager)).requests.accept({ params: { id } });

test('what comes at night waits until the morning, and the bell collects it', async () => {
  t.clock.set(night);
  await choose(town.elena, quiet);
  const { id, bookingId } = await request();
  expect(await mailsTo(town.elena)).toEqual([]);
  expect((await bell(town.elena)).pagization.totalCount).toBe(1);
  expect(await mailsTo(town.manager)).toEqual([expect.stringContaining(bookingId)]);
  t.clock.set(morning);
  expect(await mailsTo(town.elena)).toEqual([`Your request is sent: ${bookingId}`]);
  expect(await mailsTo(town.elena)).toHaveLength(1);
  await accept(id);
  expect(await mailsTo(town.elena)).toHaveLength(2);
});

test('in the morning the latest of one thing counts, and what was switched off meanwhile stays away', async () => {
  t.clock.set(night);
  await choose(town.elena, quiet);
  const { id, bookingId } = await request();
  await accept(id);
  const other = await request();
  t.clock.set(morning);
  expect(await mailsTo(town.elena)).toEqual([
    expect.stringContaining(bookingId),
    expect.stringContaining(other.bookingId),
  ]);

  t.clock.set('2026-06-17T04:30:00Z');
  const third = await request();
  await choose(town.elena, { bookingsByMail: false });
  t.clock.set('2026-06-17T15:00:00Z');
  expect((await mailsTo(town.elena)).join()).not.toContain(third.bookingId);
});

test('nothing of what somebody may no longer see leaves in the morning', async () => {
  t.clock.set(night);
  await choose(town.manager, quiet);
  await request();
  await t.db.deleteFrom('provider_managers').where('user_id', '=', town.manager.id).execute();
  t.clock.set(morning);
  expect(await mailsTo(town.manager)).toEqual([]);
  expect(await t.db.selectFrom('outbox').select('id').where('user_id', '=', town.manager.id).execute()).toEqual([]);
});

test('cancellations come at night too, by mail whatever was chosen', async () => {
  await choose(town.manager, { ...quiet, bookingsByMail: false });
  const { id, bookingId } = await request();
  t.clock.set(night);
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  expect(await mailsTo(town.manager)).toEqual([`The family cancelled booking ${bookingId}`]);
  for (const body of [{ moneyByMail: false }, { securityByMail: false }, { moneyByBell: false }])
    await expect(choose(town.manager, body)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('quiet hours that are moved meanwhile hold for what waits', async () => {
  t.clock.set(night);
  await choose(town.elena, quiet);
  await request();
  await choose(town.elena, { quietTo: '10:00' });
  t.clock.set(morning);
  expect(await mailsTo(town.elena)).toEqual([]);
  t.clock.set('2026-06-16T17:00:00Z');
  expect(await mailsTo(town.elena)).toHaveLength(1);
});

test('without the bell there is no number, and the list keeps it', async () => {
  await choose(town.elena, { bookingsByBell: false });
  await request();
  const { data, pagization } = await bell(town.elena);
  expect(pagization.totalCount).toBe(0);
  expect(data).toMatchObject([{ isRead: true }]);
});

test('of texts about bookings each kind is chosen by itself', async () => {
  const phone = '6265550177';
  await t.db
    .updateTable('users')
    .set({ phone, phone_verified_at: t.clock.now() })
    .where('id', '=', town.elena.id)
    .execute();
  await choose(town.elena, { bookingsByText: false, moneyByText: true });
  const { id } = await request();
  expect(await textsTo({ phone })).toEqual([]);
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  expect(await textsTo({ phone })).not.toEqual([]);
  await t.db.updateTable('users').set({ phone_verified_at: null }).where('id', '=', town.elena.id).execute();
});
