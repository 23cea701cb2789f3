import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let manager: Person;
let stay: { id: string; bookingId: string };

// Three days in Pasadena become four; the family reads on a clock in New York.
beforeAll(async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const scene = await aFamilyAndACentre(t);
  ({ elena, manager } = scene);
  stay = await aStay(t, { centre: scene.centre, person: elena });
  const params = { id: stay.id };
  const body = {
    checkInDate: '2026-06-22',
    checkOutDate: '2026-06-29',
    weekDays: [1, 2, 3],
    expectedTotalCents: 33_600,
  };
  await (await t.as(elena)).seniorCare.changeDays({ params, body });
  await (await t.as(manager)).requests.acceptChange({ params });
});
afterAll(() => void vi.unstubAllEnvs());

const until = /Wed, Jun 17, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)/;

test('what the new days cost is in the list with the hour on the clock of whoever reads alone, and the payment is one tap away', async () => {
  await openTab(t, '/dashboardbookings?tab=upcoming', { as: elena });
  const record = within(await screen.findByTestId(`booking-${stay.bookingId}`));
  expect(record.getByTestId('record-status').textContent).toMatch(/^Pay for the new days by Wed, Jun 17, 12:00\sPM$/);
  expect(record.getByTestId('finish-paying').getAttribute('href')).toBe(`/care/paymentmethod?booking=${stay.id}`);
});

test('in the record, with what happens when nobody pays', async () => {
  await openTab(t, `/dashboardbookings?tab=upcoming&id=${stay.id}`, { as: elena });
  const notice = await screen.findByTestId('difference');
  expect(notice.textContent).toMatch(
    /^Please pay \$84\.00 by Wednesday, June 17, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)/,
  );
  expect(notice.textContent).toContain('your days from before the change stand again');
});

test('among what needs you, and in the bell', async () => {
  await openTab(t, '/dashboard', { as: elena });
  const needs = within(await screen.findByTestId('needs'));
  expect(needs.getByRole('heading', { name: /^\$84\.00 to pay for the new days by/ }).textContent).toMatch(until);
  closeTab();
  await openTab(t, '/notifications', { as: elena });
  const row = await screen.findByTestId(`notification-${stay.bookingId}`);
  expect(row.textContent).toMatch(/Please pay \$84\.00 for the new days by/);
  expect(row.textContent).toMatch(until);
});

test('and the center reads until when the family can pay', async () => {
  await openTab(t, `/partner?tab=coming&id=${stay.id}`, { as: manager });
  const notice = await screen.findByTestId('difference');
  expect(notice.textContent).toMatch(/^\$84\.00 for the new days is not paid yet/);
  expect(notice.textContent).toMatch(/June 17, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)/);
});
