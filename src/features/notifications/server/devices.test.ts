import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import { newsChannels } from '#features/preferences/news.ts';
import { defaults, type NotificationPreferences } from '#features/preferences/preferences.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { CALM_MS } from '#features/threads/server/tell.ts';
import { openPushServiceEmulator } from '#server/ports/emulators/push-service.ts';
import { testApp } from '#test/harness.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';

const keys = webPush.generateVAPIDKeys();
const service = await openPushServiceEmulator(keys.publicKey);
const t = await testApp({
  settings: {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:help@lado.example',
    PUSH_SERVICE: service.origin,
  },
});
afterAll(async () => {
  await t.close();
  await service.close();
});
let town: FamilyAndCentre;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
});

const newDevice = ({ endpoint, p256dh, auth } = service.browser()) => ({
  endpoint,
  p256dh,
  auth,
  name: 'Chrome, Android',
});
async function turnOn(person: Person, clients = t.as(person)) {
  const browser = service.browser();
  const { data } = await (await clients).notifications.addDevice({ body: newDevice(browser) });
  return { browser, id: data._id };
}
const request = () => aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
const listOf = async (person: Person) => (await t.as(person)).notifications.devices();

test('a device rings with generic words, in the language of its owner, and opens the booking', async () => {
  const { browser } = await turnOn(town.elena);
  const partner = (await turnOn(town.manager)).browser;
  await (await t.as(town.elena)).preferences.changeGlobal({ params: { id: town.elena.id }, body: { language: 'sp' } });
  const { id } = await request();
  await t.runJobs();
  expect(browser.rung).toMatchObject([
    { title: 'Lado', text: 'Hay novedades de una reserva.', link: `/dashboardbookings?id=${id}` },
  ]);
  expect(partner.rung).toMatchObject([{ text: 'There is news about a booking.', link: `/partner?id=${id}` }]);
  expect(JSON.stringify([browser.rung, partner.rung])).not.toMatch(/Elena|Marín|Jacaranda|SC-/);
});

test('it rings of what its owner has chosen, outside of quiet hours', async () => {
  const { browser } = await turnOn(town.elena);
  const change = async (body: object) =>
    (await t.as(town.elena)).preferences.changeNotifications({ params: { id: town.elena.id }, body });
  await change({ bookingsByPush: false });
  const { id } = await request();
  await t.runJobs();
  expect(browser.rung).toEqual([]);
  await change({ bookingsByPush: true, hasQuietHours: true, quietFrom: '08:00', quietTo: '10:00' });
  await (await t.as(town.manager)).requests.accept({ params: { id } });
  await t.runJobs();
  expect(browser.rung).toEqual([]);
  t.clock.set('2026-06-15T17:00:00Z');
  await t.runJobs();
  expect(browser.rung).toHaveLength(1);
  t.clock.set('2026-06-15T16:00:00Z');
});

/** A center answers what this person has written, and our staff what they have asked: what of that they hear, by each channel. */
async function heardBy(person: Person & { phone: string }, choices: Partial<NotificationPreferences>) {
  const { preferences, messaging, tickets, notifications } = await t.as(person);
  await preferences.changeNotifications({ params: { id: person.id }, body: choices });
  const { browser } = await turnOn(person);
  await aStay(t, { centre: town.centre, person });
  const letters = async (recipient: string) =>
    (await t.db.selectFrom('mailbox').select('id').where('recipient', '=', recipient).execute()).length;
  const heard = async () => {
    t.clock.advance(CALM_MS / 1000);
    await t.runJobs();
    return {
      bell: (await notifications.list({ query: {} })).pagization.totalCount,
      mail: await letters(person.email),
      text: await letters(`+1${person.phone}`),
      push: browser.rung.length,
    };
  };
  const { data: conversation } = await messaging.begin({
    body: { providerId: town.centre.id, clientId: aClientId(), words: 'Is there a ramp?' },
  });
  const { data: ticket } = await tickets.add({
    body: { clientId: aClientId(), category: 'payments', subject: 'Charged twice', description: 'Two payments.' },
  });
  const before = await heard();
  const said = (id: string) => ({ params: { id }, body: { clientId: aClientId(), words: 'Yes, there is.' } });
  await (await t.as(town.manager)).partnerMessaging.say(said(conversation._id));
  await (await t.as(await aStaffMember(t.db))).staffTickets.answer(said(ticket._id));
  const after = await heard();
  return newsChannels.map((channel) => `${channel} ${after[channel] - before[channel]}`);
}

test('of a kind that is switched off nothing is heard by any channel, neither of messages nor of tickets', async () => {
  const other = { ...(await aPerson(t.db, { phone: '6265550167' })), phone: '6265550167' };
  const all = await heardBy({ ...town.elena, phone: '6265550148' }, { messagesByText: true });
  expect(all).toEqual(['bell 2', 'mail 2', 'text 1', 'push 2']);
  const isSwitched = ([choice]: [string, unknown]) => /^(messages|support)By/.test(choice);
  const off = Object.fromEntries(
    Object.entries(defaults.notifications)
      .filter(isSwitched)
      .map(([name]) => [name, false]),
  );
  expect(await heardBy(other, off)).toEqual(['bell 0', 'mail 0', 'text 0', 'push 0']);
});

describe('a device rings no longer', () => {
  test('once its owner removes it, who alone knows it', async () => {
    const { browser, id } = await turnOn(town.elena);
    expect(await listOf(town.elena)).toMatchObject({
      data: [{ _id: id, endpoint: browser.endpoint }],
      publicKey: keys.publicKey,
    });
    expect((await listOf(town.manager)).data).toEqual([]);
    const remove = async (person: Person, which: string) =>
      (await t.as(person)).notifications.removeDevice({ params: { id: which } });
    for (const [person, which] of [
      [town.manager, id],
      [town.elena, 'nothing'],
    ] as const)
      await expect(remove(person, which)).rejects.toMatchObject({ code: 'not_found' });
    await remove(town.elena, id);
    await request();
    await t.runJobs();
    expect(browser.rung).toEqual([]);
  });

  test('after a log-out in it', async () => {
    const clients = await t.as(town.elena);
    await turnOn(town.elena, Promise.resolve(clients));
    await turnOn(town.elena);
    await clients.account.logOut();
    expect((await listOf(town.elena)).data).toHaveLength(1);
  });

  test('after another password, but where it was changed', async () => {
    await turnOn(town.elena);
    const clients = await t.as(town.elena);
    const { id } = await turnOn(town.elena, Promise.resolve(clients));
    const password = `${DEMO_PASSWORD}x`;
    await clients.account.changePassword({
      body: { oldPassword: town.elena.password, password, confirmPassword: password },
    });
    expect((await clients.notifications.devices()).data.map(({ _id }) => _id)).toEqual([id]);
  });

  test('for whoever was there before somebody else', async () => {
    const browser = service.browser();
    for (const person of [town.elena, town.manager])
      await (await t.as(person)).notifications.addDevice({ body: newDevice(browser) });
    expect((await listOf(town.elena)).data).toEqual([]);
    expect((await listOf(town.manager)).data).toHaveLength(1);
  });
});

test.each([
  { endpoint: 'http://169.254.169.254/latest/meta-data' },
  { endpoint: 'https://evil.example/push' },
  { endpoint: 'https://fcm.googleapis.com.evil.example/push' },
  { endpoint: 'no address' },
  { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` },
  { p256dh: 'short' },
  { auth: 'x'.repeat(30) },
  { name: '' },
  { name: 'x'.repeat(61) },
])('refuses %j', async (wrong) => {
  const adding = (await t.as(town.elena)).notifications.addDevice({ body: { ...newDevice(), ...wrong } });
  await expect(adding).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field: Object.keys(wrong)[0] }] });
});

test('nobody brings device after device', async () => {
  const { notifications } = await t.as(town.elena);
  for (let count = 0; count < 30; count += 1) await notifications.addDevice({ body: newDevice() });
  await expect(notifications.addDevice({ body: newDevice() })).rejects.toMatchObject({ code: 'too_many_requests' });
  expect((await notifications.devices()).data).toHaveLength(10);
});

test('where nothing is set up there is no key, and nothing is taken', async () => {
  const other = await testApp();
  const { elena } = await aFamilyAndACentre(other);
  const { notifications } = await other.as(elena);
  expect(await notifications.devices()).toEqual({ data: [], publicKey: null });
  await expect(notifications.addDevice({ body: newDevice() })).rejects.toMatchObject({ code: 'invalid_input' });
  await other.close();
});
