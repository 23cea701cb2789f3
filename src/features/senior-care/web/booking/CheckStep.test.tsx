import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aPerson } from '#features/account/server/seed.ts';
import { Snapshot } from '#features/bookings/snapshot.ts';
import { family } from '#features/family/contract.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { aStay } from '../../server/seed.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { asked, goOn, openStayWizard, total } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';
import { seniorCare } from '../../contract.ts';
import { detailsOf } from '../../stay-details.ts';

const { t, town, open } = await openStayWizard();

const bookings = () =>
  t.db
    .selectFrom('bookings')
    .innerJoin('booking_dues', 'booking_dues.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select('booking_dues.amount_cents')
    .where('bookings.provider_id', '=', town.centre.id)
    .execute();
const stayOf = (booking: { snapshot: unknown } | undefined) => detailsOf(z.parse(Snapshot, booking?.snapshot).details);
const setPrice = (cents: number) =>
  t.db.updateTable('providers').set({ price_cents: cents }).where('id', '=', town.centre.id).execute();
const atPayment = () => waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'));

test('books once the choices are checked, and goes on to the payment in place of the wizard', async () => {
  await open('&days=1,3&step=time');
  await titled('Check your dates');
  await goOn();
  await titled('Who is this for?');
  const entries = history.length;
  await goOn();
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Monday, June 15, 2026');
  await userEvent.type(screen.getByTestId('booking-note'), 'She likes dominoes.');
  await goOn();
  await atPayment();
  const [booking, ...others] = await bookings();
  expect(others).toEqual([]);
  expect(asked().get('booking')).toBe(booking?.id);
  expect(booking).toMatchObject({
    user_id: town.elena.id,
    status: 'pending',
    total_cents: 75_600,
    amount_cents: 8_400,
    note: 'She likes dominoes.',
  });
  expect(stayOf(booking)).toMatchObject({ weekDays: [1, 3], guests: 1, seniors: 1 });
  expect(history.length).toBeGreaterThan(entries);
  expect(history.state).toMatchObject({ idx: 0 });
});

test('whoever holds too much that is not paid is led to it', async () => {
  await open('&days=1,3&step=check');
  await titled('Check and continue');
  const { fetch } = globalThis;
  const refused = JSON.stringify({ code: 'too_many_unpaid', status: 409, values: { count: 3 } });
  globalThis.fetch = async (target, init) =>
    String(target).includes(seniorCare.book.path) ? new Response(refused, { status: 409 }) : fetch(target, init);
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('3 bookings that are not paid yet');
  await userEvent.click(screen.getByTestId('see-unpaid'));
  await waitFor(() => expect(location.pathname + location.search).toBe('/dashboardbookings?tab=pending'));
});

test('says the first and the last day of care, not the days around them', async () => {
  await open('&in=2026-06-20&out=2026-06-28&days=2,4&step=check');
  await titled('Check and continue');
  const rows = screen.getByTestId('check-rows').textContent;
  expect(rows).toContain('First dayTuesday, June 23, 2026');
  expect(rows).toContain('Last dayThursday, June 25, 2026');
});

test('the same days for the same person are booked a second time only when that is meant', async () => {
  const days = { checkIn: '2026-06-17', checkOut: '2026-06-17', weekDays: [3] };
  const booked = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending', ...days });
  await open('&days=1,3&step=check');
  await titled('Check and continue');
  const notice = await screen.findByTestId('same-stay');
  expect(notice.textContent).toContain('You already have a booking here on some of these days');
  expect(notice.textContent).toContain(booked.bookingId);
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('You already have these days');
  expect(await bookings()).toHaveLength(1);
  await userEvent.click(screen.getByTestId('book-again'));
  await goOn();
  await atPayment();
  expect(await bookings()).toHaveLength(2);
});

test('the note survives a reload, until one starts over', async () => {
  await open('&days=1&step=check');
  await titled('Check and continue');
  await userEvent.type(screen.getByTestId('booking-note'), 'No nuts.');
  const address = location.pathname + location.search;
  document.dispatchEvent(new Event('visibilitychange'));
  const kept = { ...sessionStorage };
  closeTab();
  Object.assign(sessionStorage, kept);
  await openTab(t, address, { as: town.elena });
  await titled('Check and continue');
  expect(screen.getByTestId('booking-note')).toHaveProperty('value', 'No nuts.');
  await userEvent.click(screen.getByTestId('start-over'));
  expect(screen.getByTestId('booking-note')).toHaveProperty('value', '');
});

test('a price that changed since the days were chosen is said, and booked only after another Continue', async () => {
  await open('&days=1&step=time');
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
  await atPayment();
  expect((await bookings()).map(({ total_cents }) => total_cents)).toEqual([44_000]);
});

test('days that filled up meanwhile are named, and the rest can be booked', async () => {
  await open('&days=1,3&step=check');
  await titled('Check and continue');
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: town.centre.id, day: '2026-06-17', capacity: 10, taken: 10 })
    .execute();
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Some of these days are full');
  await userEvent.click(await screen.findByTestId('full-days-leave-out'));
  await waitFor(() => expect(total()).toBe('$420.00'));
  await goOn();
  await atPayment();
  expect((await bookings()).map((booking) => stayOf(booking).weekDays)).toEqual([[1]]);
});

test('an attempt that may have arrived is repeated, not made twice', async () => {
  await open('&days=1&step=check');
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
  await atPayment();
  expect(await bookings()).toHaveLength(1);
});

test('is booked for somebody one may book for, whose name stands on every step from then on', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  const stranger = await aDependant(t.db, { of: await aPerson(t.db) });
  await open(`&days=1&step=person&for=${stranger}`);
  await titled('Who is this for?');
  await screen.findByTestId('stranger');
  await userEvent.click(screen.getByTestId(`person-${rosa}`));
  await goOn();
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín');
  expect(asked().get('for')).toBe(rosa);
  await goOn();
  await atPayment();
  expect(await bookings()).toMatchObject([{ user_id: town.elena.id, person_id: rosa }]);
});

test('no press is refused before it is known whom one may book for', async () => {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  const fetch: typeof t.fetch = async (target, init) => {
    if (String(target).includes(family.people.path)) await brought;
    return t.fetch(target, init);
  };
  await open('&days=1&step=person', { fetch });
  await titled('Who is this for?');
  const button = screen.getByTestId('booking-continue');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  bring();
  expect(await screen.findByTestId('person-self')).toHaveProperty('checked', true);
  expect(screen.queryByTestId('error-summary')).toBeNull();
  await goOn();
  await titled('Check and continue');
});

test('a failed question for whom one may book says so, and is asked again', async () => {
  let isReached = false;
  const fetch: typeof t.fetch = async (target, init) => {
    if (!isReached && String(target).includes(family.people.path)) throw new TypeError('Failed to fetch');
    return t.fetch(target, init);
  };
  await open('&days=1&step=person', { fetch });
  await titled('Who is this for?');
  const again = await screen.findByTestId('try-again');
  screen.getByText('We can’t reach our servers. Check your connection and try again.');
  expect(screen.queryByTestId('booking-continue')).toBeNull();
  isReached = true;
  await userEvent.click(again);
  expect(await screen.findByTestId('person-self')).toHaveProperty('checked', true);
  expect(screen.queryByTestId('try-again')).toBeNull();
  await goOn();
  await titled('Check and continue');
});
