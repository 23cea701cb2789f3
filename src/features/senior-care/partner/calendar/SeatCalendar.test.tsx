import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { choosePlace } from '#test/choose-place.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { aCentre, aStay } from '../../server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } }); // a Monday, 9 AM at the center
let manager: Person;
let elena: Person;
let centre: { id: string; timeZone: string };

beforeEach(async () => {
  screenIs('wide');
  ({ elena, manager, centre } = await aFamilyAndACentre(t, { capacity: 4 }));
});

function screenIs(width: 'wide' | 'narrow') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'wide' && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const day = (date: string) => screen.findByTestId(`day-${date}`);
const words = async (date: string) => (await day(date)).textContent;
const seatsOn = (date: string) =>
  t.db
    .selectFrom('seat_days')
    .select(['capacity'])
    .where('provider_id', '=', centre.id)
    .where('day', '=', date)
    .executeTakeFirst();

test('a month shows how full each day is, what waits for an answer, and when it is closed', async () => {
  await aStay(t, { centre, person: elena, status: 'accepted', guests: 3 });
  await aStay(t, { centre, person: await aPerson(t.db), status: 'pending', weekDays: [3] });
  await openTab(t, '/partner/calendar', { as: manager });
  await waitFor(async () => expect(await words('2026-06-22')).toBe('22Monday, June 22:3 of 4 booked'));
  expect(await words('2026-06-24')).toBe('24Wednesday, June 24:3 of 4 booked, none free1 asked for');
  expect(await words('2026-06-23')).toBe('23Tuesday, June 23:0 of 4 booked');
  expect(await words('2026-06-20')).toBe('20Saturday, June 20:Closed');
  expect((await day('2026-06-15')).getAttribute('aria-current')).toBe('date');
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Sun');
});

test('arrows move over the days and into the next month, Enter opens one', async () => {
  await openTab(t, '/partner/calendar', { as: manager });
  await waitFor(async () => expect(await words('2026-06-15')).toContain('booked'));
  (await day('2026-06-15')).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(await day('2026-06-30'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.search).toBe('?month=2026-07'));
  await waitFor(async () => expect(document.activeElement).toBe(await day('2026-07-01')));
  await userEvent.keyboard('{Enter}');
  await within(screen.getByTestId('day-dialog')).findByRole('heading', { name: 'Wednesday, July 1, 2026' });
  expect(location.search).toBe('?month=2026-07&day=2026-07-01');
});

test('a day says who comes; it cannot have fewer seats than are taken', async () => {
  const booking = await aStay(t, { centre, person: elena, status: 'accepted', guests: 2 });
  await openTab(t, '/partner/calendar?day=2026-06-22', { as: manager });
  const dialog = within(await screen.findByTestId('day-dialog'));
  expect((await dialog.findByRole('link', { name: 'Elena Marín' })).getAttribute('href')).toBe(
    `/partner?tab=coming&id=${booking.id}`,
  );
  dialog.getByText('2 people');
  expect(dialog.queryByTestId('close-day')).toBeNull();
  const less = dialog.getByRole('button', { name: 'One less' });
  for (const _ of [1, 2, 3]) await userEvent.click(less);
  await userEvent.click(dialog.getByTestId('save-seats'));
  const seats = await dialog.findByRole('spinbutton', {
    name: 'Seats on this day',
    description: /More places than that are taken/,
  });
  expect(document.activeElement).toBe(seats);
  await userEvent.click(dialog.getByRole('button', { name: 'One more' }));
  await userEvent.click(dialog.getByTestId('save-seats'));
  await screen.findByText('Monday, June 22 has 2 seats now');
  expect(await words('2026-06-22')).toBe('22Monday, June 22:Full, 2 of 2 booked');
});

test('a number of seats that was deleted is asked for again, and another one is not glued to it', async () => {
  await openTab(t, '/partner/calendar?day=2026-06-23', { as: manager });
  const dialog = within(await screen.findByTestId('day-dialog'));
  const seats = await dialog.findByRole('spinbutton', { name: 'Seats on this day' });
  await userEvent.type(seats, '{Backspace}');
  await userEvent.click(dialog.getByTestId('save-seats'));
  await dialog.findByRole('spinbutton', { description: /Enter a whole number of seats, at most 10,000/ });
  expect(document.activeElement).toBe(seats);
  await userEvent.type(seats, '3');
  await userEvent.click(dialog.getByTestId('save-seats'));
  await screen.findByText('Tuesday, June 23 has 3 seats now');
});

test('a day on which nobody comes can be closed, and that can be taken back', async () => {
  await openTab(t, '/partner/calendar', { as: manager });
  await userEvent.click(await day('2026-06-23'));
  await userEvent.click(await screen.findByTestId('close-day'));
  await screen.findByText('Tuesday, June 23 is closed');
  expect(await seatsOn('2026-06-23')).toEqual({ capacity: 0 });
  expect(await words('2026-06-23')).toBe('23Tuesday, June 23:Closed by you');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await seatsOn('2026-06-23')).toEqual({ capacity: 4 }));
  await userEvent.click(await day('2026-06-23'));
  await userEvent.click(await screen.findByTestId('close-day'));
  await waitFor(async () => expect(await words('2026-06-23')).toContain('Closed by you'));
  await userEvent.click(await day('2026-06-23'));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again with 4 seats' }));
  await waitFor(async () => expect(await words('2026-06-23')).toContain('0 of 4 booked'));
});

test('days that are over, and days closed by the opening hours, cannot be changed here', async () => {
  await openTab(t, '/partner/calendar?day=2026-06-12', { as: manager });
  await screen.findByText('This day is over, its seats can’t be changed.');
  expect(screen.queryByTestId('seats-form')).toBeNull();
  closeTab();
  await openTab(t, '/partner/calendar?day=2026-06-20', { as: manager });
  expect((await screen.findByRole('link', { name: 'Change opening hours' })).getAttribute('href')).toBe(
    '/partner/profile',
  );
  expect(screen.queryByTestId('seats-form')).toBeNull();
});

test('on a narrow screen the month is a list from today on', async () => {
  screenIs('narrow');
  await openTab(t, '/partner/calendar', { as: manager });
  const agenda = within(await screen.findByTestId('month-agenda'));
  expect(screen.queryByRole('grid')).toBeNull();
  const over = within(agenda.getByRole('group'));
  over.getByText('Earlier this month');
  over.getByTestId('day-2026-06-14');
  expect(over.queryByTestId('day-2026-06-15')).toBeNull();
  await waitFor(async () => expect(await words('2026-06-16')).toBe('Tue16Tuesday, June 16:0 of 4 booked'));
  await userEvent.click(screen.getByTestId('month-next'));
  await waitFor(() => expect(location.search).toBe('?month=2026-07'));
  await day('2026-07-01');
  expect(screen.queryByText('Earlier this month')).toBeNull();
  await userEvent.click(screen.getByTestId('month-today'));
  await waitFor(() => expect(screen.queryByTestId('month-today')).toBeNull());
  expect(document.activeElement?.textContent).toBe('June 2026');
});

test('who manages several centers chooses one', async () => {
  await aCentre(t.db, { name: 'Arroyo House', managerId: manager.id, capacity: 9 });
  const { client } = await openTab(t, '/partner/calendar', { as: manager });
  await waitFor(async () => expect(await words('2026-06-16')).toContain('of 9 booked'));
  await choosePlace(client, centre.id);
  await waitFor(async () => expect(await words('2026-06-16')).toContain('of 4 booked'));
});

test('whoever manages no center is told so', async () => {
  await openTab(t, '/partner/calendar', { as: elena });
  expect(await screen.findByTestId('no-provider')).toBeTruthy();
  expect(screen.queryByTestId('month-next')).toBeNull();
});
