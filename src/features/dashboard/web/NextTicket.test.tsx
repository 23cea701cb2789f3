import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
beforeAll(async () => {
  const { centre, ...people } = await aFamilyAndACentre(t);
  ({ elena } = people);
  await aStay(t, { centre, person: elena, checkIn: '2026-06-17', weekDays: [3] });
  t.clock.set('2026-06-16T05:30:00Z'); // still Monday at the center, Tuesday in the East
});
afterAll(() => void vi.unstubAllEnvs());

const ticketIn = async (zone: string) => {
  vi.stubEnv('TZ', zone);
  await openTab(t, '/dashboard', { as: elena });
  const ticket = await screen.findByTestId('ticket');
  return { ticket, page: document.querySelector('main header')?.textContent };
};

test('counts the days from the date that the page names, wherever one reads it', async () => {
  const { ticket, page } = await ticketIn('America/New_York');
  expect(page).toContain('Tuesday, June 16');
  expect(within(ticket).getByText(/^Tomorrow, 8:00\sAM$/)).toBeDefined();
  expect(ticket.textContent).toMatch(/Wed, Jun 17, 8:00\sAM \(Pacific Time\)/);
});

test('where the center is, its clock needs no name', async () => {
  const { ticket, page } = await ticketIn('America/Los_Angeles');
  expect(page).toContain('Monday, June 15');
  expect(within(ticket).getByText('In 2 days')).toBeDefined();
  expect(ticket.textContent).not.toContain('Pacific');
});
