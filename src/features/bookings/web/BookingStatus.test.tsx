import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let held: { id: string; bookingId: string };
beforeAll(async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { centre, ...people } = await aFamilyAndACentre(t);
  ({ elena } = people);
  held = await aStay(t, { centre, person: elena, status: 'held' });
});
afterAll(() => void vi.unstubAllEnvs());

const unpaid = /^Not paid yet, kept until 9:15\sAM$/;
const toPay = () => `/care/paymentmethod?booking=${held.id}`;

test('what is held is not called pending in the list, and the payment is one tap away', async () => {
  await openTab(t, '/dashboardbookings?tab=pending', { as: elena });
  const record = within(await screen.findByTestId(`booking-${held.bookingId}`));
  expect(record.getByTestId('record-status').textContent).toMatch(unpaid);
  expect(record.getByTestId('finish-paying').getAttribute('href')).toBe(toPay());
  expect(record.queryByText('Pending')).toBeNull();
});

test('it is the first thing on the dashboard', async () => {
  await openTab(t, '/dashboard', { as: elena });
  const needs = within(await screen.findByTestId('needs'));
  expect(needs.getByRole('heading', { name: /^\$84\.00 to pay, kept until 9:15\sAM$/ })).toBeDefined();
  expect(needs.getByRole('link', { name: 'Finish paying: Jacaranda Day Center' }).getAttribute('href')).toBe(toPay());
  expect(screen.getAllByTestId('finish-paying')).toHaveLength(1);
  expect(screen.queryByText('Pending')).toBeNull();
});

test('nor is it in Spanish, where nothing sounds as if it were booked', async () => {
  await openTab(t, '/dashboardbookings?tab=pending', { as: elena, language: 'sp' });
  const record = within(await screen.findByTestId(`booking-${held.bookingId}`));
  expect(record.getByTestId('record-status').textContent).toMatch(/^Falta pagar, le guardamos el lugar hasta las 9:15/);
});

test('nor in the bell, when the hold is about to end', async () => {
  t.clock.advance(600);
  await t.runJobs();
  await openTab(t, '/notifications', { as: elena });
  const row = await screen.findByTestId(`notification-${held.bookingId}`);
  expect(row.textContent).toMatch(/Not paid yet, kept until 9:15\sAM/);
  expect(row.textContent).not.toContain('Pending');
});
