import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { device } from '#web/device.ts';
import { deviceZone, showTimesIn } from '#web/device-zone.ts';
import { bringDisplay, changeDisplay } from '#web/display.ts';
import { speak } from '#web/i18n/speaking.ts';
import { session } from '#web/session.ts';
import { anOtherTimesParty } from '#test/other-times.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { bringChoices } from './bring-choices.ts';

const t = await pageApp({ sharesDate: true });
let rosa: Person;
beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  bringDisplay({ textSize: 'standard', theme: 'system' }, { chosenHere: [] });
  showTimesIn(undefined);
});
afterEach(() => void vi.unstubAllEnvs());

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

test('the plain look stays, too, where it was chosen, and what was brought follows what is chosen elsewhere', async () => {
  await choose({ textSize: 'largest', theme: 'dark' });
  changeDisplay({ textSize: 'standard' });
  await logIn();
  expect(device.choices()).toMatchObject({ textSize: 'standard', theme: 'dark' });
  await choose({ textSize: 'large', theme: 'light' });
  await logIn();
  expect(device.choices()).toMatchObject({ textSize: 'standard', theme: 'light' });
  changeDisplay({ theme: 'system' });
  await logIn();
  expect(device.choices()).toMatchObject({ textSize: 'standard', theme: 'system' });
});

test('a next device speaks the language of the account, and follows it, until another one is chosen on the device itself', async () => {
  const language = () => [document.documentElement.lang, device.choices().language];
  device.choose({ language: undefined });
  await choose({ language: 'sp' });
  await logIn();
  expect(language()).toEqual(['es', 'sp']);
  await choose({ language: 'it' });
  await logIn();
  expect(language()).toEqual(['it', 'it']);
  await act(() => speak('gr'));
  await choose({ language: 'sp' });
  await logIn();
  expect(language()).toEqual(['de', 'gr']);
  await act(() => speak('en'));
});

test('whoever does not want to be counted is not, on any device, until somebody else is there', async () => {
  await (await own()).changePrivacy({ params: { id: rosa.id }, body: { sharesUsage: false } });
  await logIn();
  expect(device.choices().isUncounted).toBe(true);
  await (await own()).changePrivacy({ params: { id: rosa.id }, body: { sharesUsage: true } });
  await logIn();
  expect(device.choices().isUncounted).toBe(false);
});

test('times are shown on a next device in the zone that the person chose, with the doctor’s beside it, and not after a log-out', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const party = await anOtherTimesParty(t);
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() });
  const id = await party.booked({ status: 'accepted' });
  rosa = party.elena;
  await choose({ timeZone: 'America/New_York' });
  const { client } = await openTab(t, `/dashboardbookings?tab=upcoming&id=${id}`, { as: rosa });
  await screen.findAllByText(/9:00\sAM, Pacific Time \(6:00\sPM, Central European Time\)/);
  await bringChoices(client);
  await screen.findAllByText(/9:00\sAM, Pacific Time \(12:00\sPM, Eastern Time\)/);
  expect(screen.queryByText(/Central European/)).toBeNull();
  session.close();
  expect([device.choices().shownZone, deviceZone()]).toEqual([undefined, 'Europe/Berlin']);
});

test('a zone that was only learned moves no times, and one that was chosen on the device stays there', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  await choose({ timeZone: 'America/New_York', isZoneLearned: true });
  await logIn();
  expect(deviceZone()).toBe('Europe/Berlin');
  await choose({ timeZone: 'America/New_York' });
  const { client } = await openTab(t, '/notifications', { as: rosa });
  showTimesIn('Asia/Tokyo');
  await bringChoices(client);
  expect(deviceZone()).toBe('Asia/Tokyo');
});

test('whoever logs in after somebody else does not see times in their zone', async () => {
  await openTab(t, '/notifications', { as: rosa });
  showTimesIn('Asia/Tokyo');
  rosa = await aPerson(t.db);
  await logIn();
  expect(device.choices().shownZone).toBeUndefined();
});
