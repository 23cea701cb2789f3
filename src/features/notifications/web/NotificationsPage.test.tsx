import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let asked: string;
let accepted: string;
let held: string;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() });
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { centre, ...people } = await aFamilyAndACentre(t);
  ({ elena, manager } = people);
  asked = (await aStay(t, { centre, person: elena, status: 'pending' })).bookingId;
  held = (await aStay(t, { centre, person: elena, status: 'held' })).bookingId;
  accepted = (await aStay(t, { centre, person: elena })).bookingId;
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  return t.close();
});
afterEach(closeTab);

const said = async (bookingId: string) =>
  (await screen.findByTestId(`notification-${bookingId}`)).textContent.replaceAll('\u202f', ' ');

test('say what happened, where, for whom, when and what to do, beside the fields of the specification', async () => {
  await openTab(t, '/notifications', { as: elena });
  expect(await said(accepted)).toContain(
    'Jacaranda Day Center accepted your booking for Elena Marín. It begins Mon, Jun 22, 8:00 AM.',
  );
  for (const name of ['Booking Date', 'Booking Id', 'Booking Status', 'Last Updated'])
    expect(await said(accepted)).toContain(name);
  expect(await said(asked)).toContain(
    'Your request for Elena Marín, beginning Mon, Jun 22, was sent to Jacaranda Day Center, which answers by Tue, Jun 16, 9:00 AM.',
  );
});

test('name the zone of the center to whoever reads elsewhere, and say on their own clock first what ends', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  await openTab(t, '/notifications', { as: elena });
  expect(await said(asked)).toContain('which answers by Tue, Jun 16, 12:00 PM, Eastern Time (9:00 AM, Pacific Time).');
  expect(await said(accepted)).toContain('It begins Mon, Jun 22, 8:00 AM, Pacific Time.');
  t.clock.advance(600);
  await t.runJobs();
  closeTab();
  await openTab(t, '/notifications', { as: elena });
  expect(await said(held)).toContain(
    'is kept for you until Mon, Jun 15, 12:15 PM, Eastern Time (9:15 AM, Pacific Time). Finish paying',
  );
  vi.stubEnv('TZ', 'America/Los_Angeles');
});

test('tell the center what it has to do', async () => {
  await openTab(t, '/notifications', { as: manager });
  expect(await said(asked)).toContain(
    'A family asks Jacaranda Day Center for Elena Marín, beginning Mon, Jun 22. Please answer by Tue, Jun 16, 9:00 AM.',
  );
});

test('without a line marking them says that there is none, and opening one waits for the page only', async () => {
  await openTab(t, '/notifications', { as: elena });
  const row = await screen.findByTestId(`notification-${held}`);
  const { fetch } = globalThis;
  onlineManager.setOnline(false);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(await screen.findByTestId('mark-all-read'));
  await screen.findByText(/^We can’t reach our servers/);
  expect(screen.getByTestId('try-again')).toBeDefined();
  await userEvent.click(row);
  await waitFor(() => expect(row.getAttribute('aria-busy')).toBe('false'));
  globalThis.fetch = fetch;
  onlineManager.setOnline(true);
  await waitFor(() => expect(location.pathname).toBe('/dashboardbookings'));
});

test('keep the focus when all of them are marked as read', async () => {
  await openTab(t, '/notifications', { as: elena });
  await userEvent.click(await screen.findByTestId('mark-all-read'));
  await waitFor(() => expect(screen.queryByTestId('mark-all-read')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('whoever runs a center reads news, and looks after the account, below the center’s own header', async () => {
  for (const address of ['/notifications', '/myProfile']) {
    await openTab(t, address, { as: manager });
    await screen.findByTestId('partner-header');
    expect(screen.queryByTestId('dashboard-header')).toBeNull();
    expect(screen.getByRole('contentinfo').querySelectorAll('nav')).toHaveLength(0);
    closeTab();
  }
  await openTab(t, '/notifications', { as: elena });
  await screen.findByTestId('dashboard-header');
  expect(screen.getByRole('contentinfo').textContent).toContain(
    'Lado Care, Inc., 100 Example Street, Pasadena, CA 91101',
  );
  const ways = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/senior-care', '/top-Doctors']),
  );
});
