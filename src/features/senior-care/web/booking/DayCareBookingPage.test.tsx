import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { asked, goOn, openStayWizard, total } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';
import { keyOf } from '#web/queries.ts';
import { seniorCare } from '../../contract.ts';

const { t, town, open, at } = await openStayWizard();

test('begins with the defaults of the specification, and the address bar holds every choice', async () => {
  await open('', { isLoggedIn: false });
  await titled('Check your dates');
  expect(document.title).toBe('Step 1 of 4: Check your dates | Lado');
  await waitFor(() =>
    expect(Object.fromEntries(asked())).toEqual({
      center: town.centre.id,
      in: '2026-06-15',
      out: '2026-07-13',
      type: 'day',
      step: 'time',
    }),
  );
  expect(screen.getByTestId('price-estimate').textContent).toBe('Choose your days to see the price.');
  await userEvent.click(screen.getByTestId('stay-days-1'));
  expect(total()).toBe('$420.00');
  await userEvent.click(screen.getByTestId('stay-days-3'));
  await userEvent.click(screen.getByTestId('stay-guests-more'));
  expect(total()).toBe('$1,512.00');
  await waitFor(() => expect(Object.fromEntries(asked())).toMatchObject({ days: '1,3', guests: '2' }));
  closeTab();
  await open(`&${asked()}`, { isLoggedIn: false });
  await titled('Check your dates');
  expect(total()).toBe('$1,512.00');
});

test('asks how the price is counted, and reckons nothing for longer than the stay', async () => {
  await open('&days=1', { isLoggedIn: false });
  await titled('Check your dates');
  expect(screen.getByText('How should the price be counted?')).toBeTruthy();
  const estimate = () => screen.getByTestId('price-estimate').textContent;
  expect(estimate()).toContain('About per week');
  expect(estimate()).not.toContain('About per month');
  await userEvent.click(screen.getByTestId('stay-length-week'));
  expect(estimate()).not.toContain('About per');
  closeTab();
  await open('&in=2026-06-15&out=2026-08-10&days=1', { isLoggedIn: false });
  await titled('Check your dates');
  expect(estimate()).toContain('About per month');
});

test('asks nothing of the server while one chooses, except the seats once', async () => {
  const { client } = await open('&days=1', { isLoggedIn: false });
  await titled('Check your dates');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryCache().findAll({ queryKey: keyOf(seniorCare.seats) })).toHaveLength(1);
  const calls = vi.spyOn(globalThis, 'fetch');
  await userEvent.click(screen.getByTestId('stay-days-2'));
  await userEvent.click(screen.getByTestId('stay-length-week'));
  await userEvent.click(screen.getByTestId('stay-type-week'));
  expect(total()).toBe('$399.00');
  expect(calls.mock.calls.filter(([target]) => String(target).includes('/seniorcare/'))).toEqual([]);
});

test('what is wrong stands in a summary that leads to the field', async () => {
  await open('', { isLoggedIn: false });
  await titled('Check your dates');
  const checkOut = screen.getByTestId('stay-out');
  await userEvent.clear(checkOut);
  await userEvent.type(checkOut, '06/10/2026');
  await goOn();
  const summary = await screen.findByTestId('error-summary');
  expect(summary.textContent).toContain('Choose at least one day');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(document.title).toBe('Error: Step 1 of 4: Check your dates | Lado');
  await userEvent.click(screen.getByTestId('stay-days-1'));
  await goOn();
  await waitFor(() =>
    expect(screen.getByTestId('error-summary').textContent).toContain('Check-out can’t be before check-in'),
  );
  await userEvent.click(screen.getByText('Check-out can’t be before check-in', { selector: 'a' }));
  expect(document.activeElement).toBe(checkOut);
});

test.each([
  ['stay-in', '02/30/2027', 'Enter a date like 06/17/2026'],
  ['stay-in', '06/21/2026', 'The center is closed on that day. Choose a day on which it is open.'],
  ['stay-in', '06/12/2026', 'That day is already over. Choose a later one.'],
  ['stay-out', '07/12/2026', 'The center is closed on that day. Choose a day on which it is open.'],
])('a day that cannot be is refused when one leaves its field: %s %s', async (field, day, message) => {
  await open('', { isLoggedIn: false });
  await titled('Check your dates');
  const input = screen.getByTestId(field);
  await userEvent.clear(input);
  await userEvent.type(input, day);
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.tab();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((part) => part?.textContent)).toContain(message);
  expect(screen.queryByTestId('error-summary')).toBeNull();
});

test('a day that is none is never repeated as if it were one', async () => {
  await open('', { isLoggedIn: false });
  await titled('Check your dates');
  await userEvent.clear(screen.getByTestId('stay-in'));
  await userEvent.type(screen.getByTestId('stay-in'), '02/30/2027');
  expect(document.querySelector('main')?.textContent).not.toContain('02/30/2027');
  expect(screen.getByTestId('summary-bar').textContent).toMatch(/First day–Last day–/);
});

test('a later check-in leaves check-out alone, and says at its field that it comes too early now', async () => {
  await open('&in=2026-06-15&out=2026-06-19', { isLoggedIn: false });
  await titled('Check your dates');
  const [checkIn, checkOut] = [screen.getByTestId('stay-in'), screen.getByTestId('stay-out')];
  await userEvent.clear(checkIn);
  await userEvent.type(checkIn, '06/24/2026');
  expect(checkOut).toHaveProperty('value', '06/19/2026');
  expect(checkOut.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Check-out can’t be before check-in')).not.toEqual([]);
  await userEvent.clear(checkIn);
  await userEvent.type(checkIn, '06/17/2026');
  expect(checkOut.getAttribute('aria-invalid')).toBeNull();
});

test('days are chosen in one layer that shows open, full and free days, by two choices and the weekdays', async () => {
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: town.centre.id, day: '2026-06-18', capacity: 10, taken: 10 })
    .execute();
  await open('&days=1', { isLoggedIn: false });
  await titled('Check your dates');
  await userEvent.click(screen.getByTestId('stay-calendar'));
  const day = (date: string) => screen.findByTestId(`calendar-day-2026-${date}`);
  await waitFor(async () => expect(document.activeElement).toBe(await day('06-15')));
  await waitFor(async () => expect((await day('06-17')).getAttribute('aria-label')).toContain('10 seats free'));
  expect((await day('06-18')).getAttribute('aria-label')).toBe('Thursday, June 18, 2026, full');
  expect((await day('06-20')).getAttribute('aria-label')).toBe('Saturday, June 20, 2026, closed');
  await userEvent.click(await day('06-20'));
  await userEvent.click(await day('06-18'));
  expect(screen.getByTestId('stay-in')).toHaveProperty('value', '06/15/2026');
  await userEvent.click(await day('06-17'));
  expect(screen.getByTestId('range-status').textContent).toContain('First day: Wed, Jun 17');
  expect(screen.getByTestId('stay-out')).toHaveProperty('value', '07/13/2026');
  await userEvent.click(await day('06-26'));
  expect(screen.getByTestId('range-status').textContent).toContain('Wed, Jun 17 to Fri, Jun 26');
  expect((await day('06-24')).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByTestId('range-move-last'));
  await userEvent.click(await day('06-29'));
  expect(screen.getByTestId('stay-in')).toHaveProperty('value', '06/17/2026');
  expect(screen.getByTestId('stay-out')).toHaveProperty('value', '06/29/2026');
  await userEvent.click(screen.getByTestId('range-move-last'));
  await userEvent.click(await day('06-26'));
  await userEvent.click(screen.getByTestId('calendar-days-3'));
  await userEvent.click(screen.getByTestId('range-done'));
  expect(document.activeElement).toBe(screen.getByTestId('stay-calendar'));
  expect(screen.getByTestId('stay-in')).toHaveProperty('value', '06/17/2026');
  expect(screen.getByTestId('stay-out')).toHaveProperty('value', '06/26/2026');
  await waitFor(() => expect(Object.fromEntries(asked())).toMatchObject({ out: '2026-06-26', days: '1,3' }));
});

test('a day that has begun is not proposed; where it is chosen, what is left of it is said, and until when the center answers', async () => {
  at('2026-06-15T20:30:00Z');
  await open('');
  await titled('Check your dates');
  expect(screen.getByTestId('stay-in')).toHaveProperty('value', '06/16/2026');
  expect(screen.queryByTestId('begun-today')).toBeNull();
  closeTab();
  for (const [step, title] of [
    ['time', 'Check your dates'],
    ['check', 'Check and continue'],
  ] as const) {
    await open(`&in=2026-06-15&days=1&step=${step}`);
    await titled(title);
    expect(screen.getByTestId('begun-today').textContent.replaceAll(/\s/g, ' ')).toBe(
      'Today began at 8:00 AM' + 'The center is open for another 3 hours and answers by 5:00 PM at the latest.',
    );
    closeTab();
  }
});

test('a visitor logs in between the days and the person, and finds everything again', async () => {
  await open('&days=1,3', { isLoggedIn: false });
  await titled('Check your dates');
  await goOn();
  await screen.findByTestId('login-gate');
  const login = screen.getByTestId('gate-login').getAttribute('href') ?? '';
  const next = new URLSearchParams(login.slice(login.indexOf('?'))).get('next') ?? '';
  expect(Object.fromEntries(new URLSearchParams(next.slice(next.indexOf('?'))))).toMatchObject({
    center: town.centre.id,
    days: '1,3',
    step: 'person',
    total: '75600',
  });
  expect(screen.getByTestId('gate-signup').getAttribute('href')).toContain(
    `next=${encodeURIComponent(next).slice(0, 40)}`,
  );
  closeTab();
  await openTab(t, next, { as: town.elena });
  expect((await screen.findByTestId('welcome-back')).textContent).toContain(
    'Welcome back, Elena. Your choices are still here.',
  );
});

test('a step that was skipped to without days begins at the days', async () => {
  await open('&in=2026-06-10&step=check');
  await titled('Check your dates');
  expect(screen.queryByTestId('check-rows')).toBeNull();
});

test('what cannot be booked is not found', async () => {
  await t.db.updateTable('providers').set({ verified_at: null }).where('id', '=', town.centre.id).execute();
  await open('');
  await titled('We can’t find that center');
  expect(screen.queryByTestId('booking-continue')).toBeNull();
});
