import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

let t: TestApp;
let manager: Person;
let elena: Person;
let centre: NewCentre;
let booking: { id: string; bookingId: string };

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  const family = await aFamilyAndACentre(t);
  ({ elena, manager, centre } = family);
  booking = await aStay(t, { centre, person: elena, note: 'She loves music.' });
  setTime('2026-06-22T15:05:00Z'); // 8:05 AM on the first day of care
});
afterEach(() => {
  closeTab();
  vi.useRealTimers();
});

/** On both clocks: the server's and the browser's. */
function setTime(now: string) {
  t.clock.set(now);
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
}

test('in Spanish no capital stands inside the title of the page, and one at the beginning of its line', async () => {
  await openTab(t, '/partner/day', { as: manager, language: 'sp' });
  await screen.findByTestId(`expected-${booking.bookingId}`);
  expect(document.title).toBe('Quién viene hoy, lunes, 22 de junio de 2026 | Lado');
  screen.getByText('Lunes, 22 de junio de 2026');
});

test('who comes today is noted by a tap, taken back by another, and the family sees it', async () => {
  await openTab(t, '/partner/day', { as: manager });
  const card = within(await screen.findByTestId(`expected-${booking.bookingId}`));
  expect(document.title).toBe('Who comes today, Monday, June 22, 2026 | Lado');
  card.getByText('She loves music.');
  card.getByRole('link', { name: '(626) 555-0148' });
  expect(card.getByTestId('attendance').textContent).toBe('Not here yet');
  expect(card.getByTestId('attendance').dataset['state']).toBe('late');
  await userEvent.click(card.getByRole('button', { name: 'Did not come', description: 'Elena Marín' }));
  await waitFor(() => expect(card.getByTestId('attendance').textContent).toBe('Did not come'));
  await userEvent.click(card.getByTestId('undo-attendance'));
  await waitFor(() => expect(card.getByTestId('attendance').textContent).toBe('Not here yet'));
  await userEvent.click(card.getByRole('button', { name: 'Has arrived', description: 'Elena Marín' }));
  await waitFor(() => expect(card.getByTestId('attendance').textContent).toMatch(/^Here since 8:05\sAM$/));
  expect(document.activeElement).toBe(card.getByTestId('attendance'));
  expect(screen.getByTestId('day-counts').textContent).toBe('1 expected, 1 here now, 0 left');
  setTime('2026-06-22T15:12:00Z');
  await userEvent.click(card.getByTestId('left'));
  await waitFor(() => expect(card.getByTestId('attendance').textContent).toMatch(/^Here from 8:05\sAM to 8:12\sAM$/));
  await userEvent.click(card.getByTestId('undo-attendance'));
  await waitFor(() => expect(card.getByTestId('attendance').textContent).toMatch(/^Here since 8:05\sAM$/));
  closeTab();
  await openTab(t, `/dashboardbookings?tab=ongoing&id=${booking.id}`, { as: elena });
  expect((await screen.findByTestId('booking-attendance')).textContent).toMatch(/Mon, Jun 22Arrived 8:05\sAM$/);
});

test('before their hour it is said when somebody is expected, and only after it that they are not here yet', async () => {
  setTime('2026-06-22T14:55:00Z');
  await openTab(t, '/partner/day', { as: manager });
  const attendance = await screen.findByTestId('attendance');
  expect(attendance.textContent).toMatch(/^Expected at 8:00\sAM$/);
  expect(attendance.dataset['state']).toBe('expected');
  expect(attendance.querySelector('svg')).toBeNull();
  closeTab();
  setTime('2026-06-22T15:00:00Z');
  await openTab(t, '/partner/day', { as: manager });
  const late = await screen.findByTestId('attendance');
  expect(late.textContent).toBe('Not here yet');
  // told by more than its colour
  expect(late.querySelector('svg')).not.toBeNull();
});

test('who may still come stands below, with the way to the request, until its time to answer is over', async () => {
  const iris = await aPerson(t.db, { firstName: 'Iris', lastName: 'Vale' });
  const asked = await aStay(t, { centre, person: iris, status: 'pending', checkIn: '2026-06-24' });
  await openTab(t, '/partner/day?day=2026-06-24', { as: manager });
  const card = within(await screen.findByTestId('undecided'));
  card.getByRole('heading', { name: 'One more may come: a request waits for your answer' });
  expect(card.getByRole('link', { name: 'Iris Vale' }).getAttribute('href')).toBe(`/partner?id=${asked.id}`);
  expect(screen.getByTestId('day-counts').textContent).toBe('1 expected');
  closeTab();
  setTime('2026-06-23T15:06:00Z');
  await openTab(t, '/partner/day?day=2026-06-24', { as: manager });
  await screen.findByTestId(`expected-${booking.bookingId}`);
  expect(screen.queryByTestId('undecided')).toBeNull();
});

test('another day shows its people without taps, an empty one says so', async () => {
  await openTab(t, '/partner/day?day=2026-06-24', { as: manager });
  const card = within(await screen.findByTestId(`expected-${booking.bookingId}`));
  expect(card.queryByTestId('attendance')).toBeNull();
  expect(screen.getByTestId('day-counts').textContent).toBe('1 expected');
  expect(screen.queryByTestId('arrived')).toBeNull();
  await userEvent.click(screen.getByTestId('day-after'));
  await screen.findByTestId('nobody');
  expect(location.search).toBe('?day=2026-06-25');
  await userEvent.click(screen.getByTestId('day-today'));
  await screen.findByRole('heading', { level: 1, name: 'Who comes today' });
  closeTab();
  setTime('2026-06-25T15:05:00Z');
  await openTab(t, '/partner/day?day=2026-06-24', { as: manager });
  expect((await screen.findByTestId('attendance')).textContent).toBe('No arrival noted');
});

test('whoever manages no provider is told so', async () => {
  await openTab(t, '/partner/day', { as: elena });
  await screen.findByTestId('no-provider');
});
