import { render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCard } from '#features/payments/server/seed.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import words from '#features/bookings/text/en.json';
import { bookingNotification } from '#features/bookings/web/booking-notification.tsx';
import type { TestApp } from '#test/harness.ts';
import { inEnglish } from '#test/in-english.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { bookingPages } from './walk-pages.tsx';
import { aWalkingParty, friday, walkApp } from './walk-world.ts';

let t: TestApp;
let party: Awaited<ReturnType<typeof aWalkingParty>>;

beforeAll(async () => {
  t = await walkApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() });
  party = await aWalkingParty(t);
});
afterEach(() => {
  closeTab();
  vi.useRealTimers();
});

const open = (path: string, as: { email: string; password: string }) => openTab(t, path, { as, bookingPages });

test('stands in the list of bookings, with what its kind says of it, and leads to the pages of its kind', async () => {
  const { _id: id, bookingId } = await party.book();
  await open('/dashboardbookings?tab=pending', party.elena);
  const record = within(await screen.findByTestId(`booking-${bookingId}`));
  record.getByText('Theo Brandt');
  record.getByText(/Walk: Around the lake/);
  await userEvent.click(record.getByTestId(`open-${bookingId}`));
  await record.findByText('Walk on');
  record.getByText('Around the lake');
  expect((await record.findByTestId('total')).textContent).toBe('$60.00');
  expect(record.getByTestId('finish-paying').getAttribute('href')).toBe(`/walks/pay?booking=${id}`);
});

test('is paid in the last of the three steps that its kind has', async () => {
  const { _id: id } = await party.book();
  await open(`/care/paymentmethod?booking=${id}`, party.elena);
  const stepper = within(await screen.findByTestId('stepper'));
  stepper.getByText('Step 3 of 3');
  expect(stepper.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Time', 'Person', 'Pay']);
  expect(document.title).toContain('Step 3 of 3');
});

test('is a ticket on the dashboard and after it was paid', async () => {
  const { _id: id, bookingId } = await party.book();
  await party.pay(id);
  await open(`/confirmedBooking?booking=${id}`, party.elena);
  const ticket = await screen.findByTestId('ticket');
  expect(ticket.textContent).toContain('Theo Brandt');
  expect(ticket.textContent).toMatch(/Meet at 9:30\sAM, 3 Example Trail/);
  expect(screen.getByTestId('ticket-booking-id').textContent).toContain(bookingId);
  closeTab();
  await party.accept(id);
  await open('/dashboard', party.elena);
  const next = await screen.findByTestId('ticket-open');
  expect(next.getAttribute('href')).toBe(`/walks?id=${id}`);
  expect(screen.getAllByText(/^Walk: Around the lake/).length).toBeGreaterThan(0);
});

test('has what its kind adds to its record, and nothing of other kinds', async () => {
  const { _id: id } = await party.book();
  await party.pay(id);
  await open(`/dashboardbookings?tab=pending&id=${id}`, party.elena);
  await screen.findByTestId('booking-details');
  expect(screen.queryByTestId('walk-shoes')).toBeNull();
  closeTab();
  await party.accept(id);
  await open(`/dashboardbookings?tab=upcoming&id=${id}`, party.elena);
  await screen.findByTestId('walk-shoes');
  expect(screen.queryByTestId('booking-intake')).toBeNull();
});

test('rings the bell of both sides', async () => {
  const { _id: id, bookingId } = await party.book();
  await party.pay(id);
  for (const person of [party.elena, party.theo]) {
    await open('/notifications', person);
    await screen.findByTestId(`notification-${bookingId}`);
    expect(screen.getAllByTestId('bell-count').map(({ textContent }) => textContent)).toContain('1');
    closeTab();
  }
});

test('that goes on for weeks is agreed to be charged later only by whoever ticks that', async () => {
  const { _id: before } = await party.book('2026-06-18T16:30:00.000Z');
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(party.elena)).payments.pay({ body: { bookingId: before, method, saveCard: true } });
  const { _id: id } = await party.book(friday, party.elena, 3);
  await open(`/care/paymentmethod?booking=${id}`, party.elena);
  const later = await screen.findByTestId<HTMLInputElement>('charge-later');
  expect(later.checked).toBe(false);
  screen.getByText(/later parts \(\$120\.00 in all\) to this card/);
  await userEvent.click(later);
  await userEvent.click(screen.getByTestId('pay'));
  await screen.findByTestId('ticket');
  const paid = t.db.selectFrom('payments').select(['agreed_at', 'saves_card']).where('booking_id', '=', id);
  expect(await paid.executeTakeFirst()).toEqual({ agreed_at: t.clock.now(), saves_card: true });
});

test('has news of its own, which the bell says as its kind does', async () => {
  const { _id: id } = await party.book();
  await t.db.transaction().execute((db) => notifyParties({ ...t.context(), db }, { bookingId: id, what: 'rain' }));
  const [item] = (await (await t.as(party.elena)).notifications.list({ query: {} })).data;
  const view = item && bookingNotification(item, bookingPages.kinds);
  expect(view?.address).toBe(`/walks?id=${id}`);
  render(<SpeechProvider value={inEnglish(words)}>{view?.content}</SpeechProvider>);
  screen.getByText(/^Reminder: Theo Brandt expects Elena Marín/);
});

test('is a request to its guide, who accepts it', async () => {
  const { _id: id, bookingId } = await party.book();
  await party.pay(id);
  await open('/partner', party.theo);
  const card = within(await screen.findByTestId(`request-${bookingId}`));
  card.getByRole('heading', { name: 'Elena Marín' });
  await userEvent.click(card.getByTestId(`open-${bookingId}`));
  await card.findByText('Around the lake');
  await userEvent.click(card.getByRole('button', { name: 'Accept' }));
  await screen.findByText('You accepted this request');
  const { data } = await (await t.as(party.elena)).bookings.one({ params: { id } });
  expect(data.status).toBe('scheduled');
});
