import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Person;
let manager: Person;
let centre: NewCentre;
beforeEach(async () => {
  ({ elena, manager, centre } = await aFamilyAndACentre(t));
});

test('whoever has nothing at all is welcomed, and nobody else', async () => {
  await openTab(t, '/dashboard', { as: await aPerson(t.db, {}) });
  expect(await screen.findByTestId('welcome')).toBeDefined();
  expect(screen.getByText('No bookings yet')).toBeDefined();
});

test('a first step that is done says so, and is no longer asked for', async () => {
  const about = { dob: '06/17/1948', gender: 'female', address: '214 Example Ave, Pasadena', zip: '91101' } as const;
  const nadia = await aPerson(t.db, {});
  await (await t.as(nadia)).account.changeUserInfo({ body: { ...about, id: nadia.id } });
  await openTab(t, '/dashboard', { as: nadia });
  const welcome = within(await screen.findByTestId('welcome'));
  await welcome.findByText('Tell us about you');
  await waitFor(() => expect(welcome.queryByRole('link', { name: 'Tell us about you' })).toBeNull());
  expect(welcome.getByRole('link', { name: 'Add health basics' })).toBeDefined();
  expect(welcome.getByRole('link', { name: 'Find care' }).getAttribute('href')).toBe('/senior-care');
  expect(welcome.getByRole('link', { name: 'Book a doctor' }).getAttribute('href')).toBe('/top-Doctors');
});

test('a family finds every service from the header of each page', async () => {
  await openTab(t, '/dashboard', { as: elena });
  const header = within(await screen.findByTestId('dashboard-header'));
  expect(header.getByRole('button', { name: 'Find care' })).toBeDefined();
  const ways = [...header.getByTestId('services-menu').querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const open = ['/senior-care', '/top-Doctors', '/top-Caregivers', '/top-diagnosis', '/homeHealth'];
  expect(ways).toEqual(expect.arrayContaining(open));
  await userEvent.click(header.getByTestId('menu-button'));
  const drawer = await screen.findByTestId('dashboard-drawer');
  const rows = [...drawer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(rows).toEqual(expect.arrayContaining(open));
});

test('who waits for an answer sees that, and no first steps', async () => {
  await aStay(t, { centre, person: elena, status: 'pending' });
  await openTab(t, '/dashboard', { as: elena });
  const ticket = within(await screen.findByTestId('ticket'));
  ticket.getByText('Waiting for an answer');
  ticket.getByText(/ · For you$/);
  expect(screen.queryByTestId('welcome')).toBeNull();
  expect(screen.queryByTestId('needs')).toBeNull();
});

test('nor does who has cancelled bookings only', async () => {
  await aStay(t, { centre, person: elena, status: 'declined' });
  await openTab(t, '/dashboard', { as: elena });
  await screen.findByRole('heading', { name: 'Jacaranda Day Center' });
  expect(screen.queryByTestId('welcome')).toBeNull();
});

test('what needs the family comes first: a question to answer, and who is expected tomorrow besides', async () => {
  const asked = await aStay(t, { centre, person: elena, status: 'pending', checkIn: '2026-07-06' });
  await (await t.as(manager)).requests.ask({ params: { id: asked.id }, body: { question: 'Does she walk alone?' } });
  await aStay(t, { centre, person: elena, checkIn: '2026-06-16', weekDays: [2] });
  await aStay(t, { centre, person: elena, checkIn: '2026-06-16', weekDays: [2] });
  await openTab(t, '/dashboard', { as: elena });
  const needs = within(await screen.findByTestId('needs'));
  const question = within(needs.getByTestId(`need-answer-${asked.bookingId}`));
  expect(question.getByRole('heading').textContent).toMatch(
    /^A question waits for you\. Jacaranda Day Center decides by /,
  );
  question.getByText('Jacaranda Day Center · For you');
  expect(question.getByRole('link', { name: 'Answer: Jacaranda Day Center' }).getAttribute('href')).toBe(
    `/dashboardbookings?tab=pending&id=${asked.id}`,
  );
  expect(within(needs.getByTestId('need-visit')).getByRole('heading').textContent).toMatch(/^Tomorrow, 8:00\sAM$/);
  expect(within(screen.getByTestId('ticket')).getByText(/^Tomorrow, 8:00\sAM$/)).toBeDefined();
});
