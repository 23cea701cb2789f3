import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { device } from '#web/device.ts';
import { changeDisplay } from '#web/display.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { bringChoices } from './bring-choices.ts';

const t = await pageApp({ sharesDate: true });
let rosa: Person;
beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  changeDisplay({ textSize: 'standard', theme: 'system' });
});

const own = async () => (await t.as(rosa)).preferences;
const choose = async (body: object) => (await own()).changeGlobal({ params: { id: rosa.id }, body });
const logIn = async () => bringChoices((await openTab(t, '/notifications', { as: rosa })).client);

test('a next device looks as the person has chosen', async () => {
  await choose({ textSize: 'largest', theme: 'dark', timeZone: 'America/Chicago' });
  await logIn();
  expect(device.choices()).toMatchObject({ textSize: 'largest', theme: 'dark' });
  expect(document.documentElement.dataset['textSize']).toBe('largest');
  expect((await (await own()).own()).data.global.timeZone).toBe('America/Chicago');
});

test('what was chosen on the device itself stays, and the account learns what it does not know', async () => {
  await choose({ theme: 'dark' });
  changeDisplay({ textSize: 'large', theme: 'light' });
  await logIn();
  expect(device.choices()).toMatchObject({ textSize: 'large', theme: 'light' });
  const { data, chosen } = await (await own()).own();
  expect(data.global).toMatchObject({ textSize: 'large', theme: 'dark' });
  expect(chosen).toContain('timeZone');
});

test('whoever does not want to be counted is not, on any device, until somebody else is there', async () => {
  await (await own()).changePrivacy({ params: { id: rosa.id }, body: { sharesUsage: false } });
  await logIn();
  expect(device.choices().isUncounted).toBe(true);
  await (await own()).changePrivacy({ params: { id: rosa.id }, body: { sharesUsage: true } });
  await logIn();
  expect(device.choices().isUncounted).toBe(false);
});
