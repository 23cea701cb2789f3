import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { keyOf } from '#web/queries.ts';
import { Snapshot } from '#features/bookings/snapshot.ts';
import { seniorCare } from '../../contract.ts';
import { aCentre } from '../../server/seed.ts';
import { detailsOf } from '../../stay.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let centre: string;
beforeAll(async () => {
  elena = await aPerson(t.db);
});
beforeEach(async () => {
  const { id: managerId } = await aPerson(t.db, { firstName: 'Marcus' });
  centre = (await aCentre(t.db, { managerId })).id;
});

const asked = () => new URLSearchParams(location.search);
const total = () => screen.getByTestId('price-estimate-total').textContent;
const goOn = () => userEvent.click(screen.getByTestId('booking-continue'));
const bookings = () =>
  t.db
    .selectFrom('bookings')
    .innerJoin('booking_dues', 'booking_dues.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select('booking_dues.amount_cents')
    .where('bookings.provider_id', '=', centre)
    .execute();
const stayOf = (booking: { snapshot: unknown } | undefined) => detailsOf(z.parse(Snapshot, booking?.snapshot).details);
const open = (query: string, { isLoggedIn = true } = {}) =>
  openTab(t, `/care/daycare-bookingdetails?center=${centre}${query}`, isLoggedIn ? { as: elena } : {});
const setPrice = (cents: number) =>
  t.db.updateTable('providers').set({ price_cents: cents }).where('id', '=', centre).execute();

test('begins with the defaults of the specification, and the address bar holds every choice', async () => {
  await open('', { isLoggedIn: false });
  await titled('Check your dates');
  expect(document.title).toBe('Step 1 of 4: Check your dates | Lado');
  await waitFor(() =>
    expect(Object.fromEntries(asked())).toEqual({
      center: centre,
      in: '2026-06-15',
      out: '2026-07-13',
      days: '1',
      type: 'day',
      step: '1',
    }),
  );
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

test('asks nothing of the server while one chooses, except the seats once', async () => {
  const { client } = await open('', { isLoggedIn: false });
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
  await userEvent.click(screen.getByTestId('stay-days-1'));
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

test('full days are named, and the rest is offered', async () => {
  await t.db
    .insertInto('seat_days')
    .values(['2026-06-19', '2026-06-26'].map((day) => ({ provider_id: centre, day, capacity: 10, taken: 10 })))
    .execute();
  await open('&days=1,5', { isLoggedIn: false });
  const notice = await screen.findByTestId('full-days');
  expect(notice.textContent).toContain('The center is full on 2 of your days');
  expect(notice.textContent).toContain('Fri, Jun 19 · Fri, Jun 26');
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Some of these days are full');
  await userEvent.click(screen.getByTestId('full-days-leave-out'));
  expect(screen.queryByTestId('full-days')).toBeNull();
  await goOn();
  await titled('Who is this for?');
  expect(asked().get('days')).toBe('1');
});

test('a visitor logs in between the days and the person, and finds everything again', async () => {
  await open('&days=1,3', { isLoggedIn: false });
  await titled('Check your dates');
  await goOn();
  await screen.findByTestId('login-gate');
  const login = screen.getByTestId('gate-login').getAttribute('href') ?? '';
  const next = new URLSearchParams(login.slice(login.indexOf('?'))).get('next') ?? '';
  expect(Object.fromEntries(new URLSearchParams(next.slice(next.indexOf('?'))))).toMatchObject({
    center: centre,
    days: '1,3',
    step: '2',
    total: '75600',
  });
  expect(screen.getByTestId('gate-signup').getAttribute('href')).toContain(
    `next=${encodeURIComponent(next).slice(0, 40)}`,
  );
  closeTab();
  await openTab(t, next, { as: elena });
  expect((await screen.findByTestId('welcome-back')).textContent).toContain(
    'Welcome back, Elena. Your choices are still here.',
  );
  expect(screen.getByTestId('person-self')).toHaveProperty('checked', true);
});

test('a step that was skipped to without days begins at the days', async () => {
  await open('&in=2026-06-10&step=3');
  await titled('Check your dates');
  expect(screen.queryByTestId('check-rows')).toBeNull();
});

test('books once the choices are checked, and goes on to the payment in place of the wizard', async () => {
  await open('&days=1,3&step=1');
  await titled('Check your dates');
  const entries = history.length;
  await goOn();
  await titled('Who is this for?');
  await goOn();
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Monday, June 15, 2026');
  await userEvent.type(screen.getByTestId('booking-note'), 'She likes dominoes.');
  await goOn();
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'), { timeout: 15_000 });
  const [booking, ...others] = await bookings();
  expect(others).toEqual([]);
  expect(asked().get('booking')).toBe(booking?.id);
  expect(booking).toMatchObject({
    user_id: elena.id,
    status: 'pending',
    total_cents: 75_600,
    amount_cents: 8_400,
    note: 'She likes dominoes.',
  });
  expect(stayOf(booking)).toMatchObject({ weekDays: [1, 3], guests: 1, seniors: 1 });
  expect(history.length).toBeGreaterThan(entries);
  expect(history.state).toMatchObject({ idx: 0 });
});

test('the note survives a reload, until one starts over', async () => {
  await open('&days=1&step=3');
  await titled('Check and continue');
  await userEvent.type(screen.getByTestId('booking-note'), 'No nuts.');
  const address = location.pathname + location.search;
  document.dispatchEvent(new Event('visibilitychange'));
  const kept = { ...sessionStorage };
  closeTab();
  Object.assign(sessionStorage, kept);
  await openTab(t, address, { as: elena });
  await titled('Check and continue');
  expect(screen.getByTestId('booking-note')).toHaveProperty('value', 'No nuts.');
  await userEvent.click(screen.getByTestId('start-over'));
  expect(screen.getByTestId('booking-note')).toHaveProperty('value', '');
});

test('a price that changed since the days were chosen is said, and booked only after another Continue', async () => {
  await open('&days=1&step=1');
  await titled('Check your dates');
  await goOn();
  await titled('Who is this for?');
  await setPrice(8_600);
  await goOn();
  await titled('Check and continue');
  const notice = await screen.findByTestId('price-changed');
  expect(notice.textContent).toContain('The price changed from $84.00 to $86.00 a day.');
  expect(notice.textContent).toContain('The new total is $430.00.');
  await setPrice(8_800);
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain(
    'The price has changed. Check the new total and continue.',
  );
  expect(await bookings()).toEqual([]);
  await waitFor(() => expect(screen.getByTestId('price-changed').textContent).toContain('from $84.00 to $88.00 a day'));
  await goOn();
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'), { timeout: 15_000 });
  expect((await bookings()).map(({ total_cents }) => total_cents)).toEqual([44_000]);
});

test('days that filled up meanwhile are named, and the rest can be booked', async () => {
  await open('&days=1,3&step=3');
  await titled('Check and continue');
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: centre, day: '2026-06-17', capacity: 10, taken: 10 })
    .execute();
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Some of these days are full');
  await userEvent.click(await screen.findByTestId('full-days-leave-out'));
  await waitFor(() => expect(total()).toBe('$420.00'));
  await goOn();
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'), { timeout: 15_000 });
  expect((await bookings()).map((booking) => stayOf(booking).weekDays)).toEqual([[1]]);
});

test('an attempt that may have arrived is repeated, not made twice', async () => {
  await open('&days=1&step=3');
  await titled('Check and continue');
  const reached = globalThis.fetch;
  const cut = vi.fn(async (...request: Parameters<typeof fetch>) => {
    await reached(...request);
    throw new TypeError('the answer was lost');
  });
  const isBooking = (target: RequestInfo | URL, init: RequestInit = {}) =>
    init.method === 'POST' && String(target).endsWith('/api/auth/v1.1/bookings');
  globalThis.fetch = (target, init) =>
    isBooking(target, init) && cut.mock.calls.length === 0 ? cut(target, init) : reached(target, init);
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('We can’t reach our servers');
  expect(screen.getByTestId('booking-note')).toHaveProperty('readOnly', true);
  await goOn();
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'), { timeout: 15_000 });
  expect(await bookings()).toHaveLength(1);
});

test('what cannot be booked is not found', async () => {
  await t.db.updateTable('providers').set({ verified_at: null }).where('id', '=', centre).execute();
  await open('');
  await titled('We can’t find that center');
  expect(screen.queryByTestId('booking-continue')).toBeNull();
});
