import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { clockZone, deviceZone } from '#web/device-zone.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true });
let elena: Person;
beforeEach(async () => {
  elena = await aPerson(t.db);
});
const chosen = async () => (await (await t.as(elena)).preferences.own()).data.global;
const root = () => document.documentElement.dataset;

test('letters and colours change at once, and the account keeps them', async () => {
  await openTab(t, '/dashboard-global', { as: elena });
  await userEvent.click(await screen.findByTestId('global-size-largest'));
  expect(root()['textSize']).toBe('largest');
  await userEvent.click(screen.getByTestId('global-theme-dark'));
  expect(root()['theme']).toBe('dark');
  await waitFor(async () => expect(await chosen()).toMatchObject({ textSize: 'largest', theme: 'dark' }));
  await userEvent.click(screen.getByTestId('global-size-standard'));
  await userEvent.click(screen.getByTestId('global-theme-system'));
  expect(root()['theme']).toBeUndefined();
});

test('the clock of the account is chosen by its zone, and times are shown by it until it is the device’s again', async () => {
  await openTab(t, '/dashboard-global', { as: elena });
  await userEvent.selectOptions(await screen.findByTestId('global-zone'), 'America/New_York');
  await screen.findByText(/^There it is 12:00\sPM now/);
  await waitFor(async () =>
    expect(await chosen()).toMatchObject({ timeZone: 'America/New_York', isZoneLearned: false }),
  );
  expect(deviceZone()).toBe('America/New_York');
  await userEvent.selectOptions(screen.getByTestId('global-zone'), 'device');
  await waitFor(async () => expect(await chosen()).toMatchObject({ timeZone: clockZone(), isZoneLearned: true }));
  expect(deviceZone()).toBe(clockZone());
});
