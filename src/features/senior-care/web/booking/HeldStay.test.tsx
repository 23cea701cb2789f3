import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { asked, goOn, openStayWizard, total } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';
import { aStay } from '../../server/seed.ts';
import { detailsOf } from '../../stay-details.ts';

// Elena holds the Wednesday of this week, at $84.
const { t, town, open } = await openStayWizard();
let held: Awaited<ReturnType<typeof aStay>>;
beforeEach(async () => {
  const day = { checkIn: '2026-06-17', checkOut: '2026-06-17', weekDays: [3] };
  held = await aStay(t, { centre: town.centre, person: town.elena, status: 'held', note: 'No nuts.', ...day });
});

const bookings = () =>
  t.db
    .selectFrom('bookings')
    .select(['id', 'snapshot', 'total_cents', 'note'])
    .where('provider_id', '=', town.centre.id)
    .execute();
const stayOf = ({ snapshot }: { snapshot: unknown }) => detailsOf((snapshot as { details: object }).details as never);
const atPayment = () => waitFor(() => expect(location.pathname).toMatch(/payment/));
const pay = `/care/paymentsCardList?booking=`;

test('from the page where it is paid, days and guests are changed and paid by the same booking', async () => {
  await openTab(t, pay + held.id, { as: town.elena });
  await userEvent.click(await screen.findByTestId('change-held'));
  await titled('Check your dates');
  expect(asked().get('held')).toBe(held.id);
  await waitFor(() => expect(total()).toBe('$84.00'));
  await userEvent.click(screen.getByRole('button', { name: /one more|more/i }));
  await waitFor(() => expect(total()).toBe('$168.00'));
  await goOn();
  await titled('Check and continue');
  expect(screen.queryByTestId('change-person')).toBeNull();
  expect(screen.queryByTestId('same-stay')).toBeNull();
  expect(screen.getByTestId('hold-until').textContent).toContain(held.bookingId);
  expect(screen.getByTestId('booking-note')).toHaveProperty('value', 'No nuts.');
  await goOn();
  await atPayment();
  const [booking, ...others] = await bookings();
  expect(others).toEqual([]);
  expect(booking).toMatchObject({ id: held.id, total_cents: 16_800, note: 'No nuts.' });
  expect(booking && stayOf(booking)).toMatchObject({ guests: 2, seniors: 2 });
  await waitFor(() => expect(screen.getByTestId('pay').textContent).toContain('$168.00'));
});

test('from the record, the seats that it keeps itself are free to it', async () => {
  await t.db.updateTable('seat_days').set({ capacity: 1 }).where('provider_id', '=', town.centre.id).execute();
  await openTab(t, `/dashboardbookings?tab=pending&id=${held.id}`, { as: town.elena });
  await userEvent.click(await screen.findByTestId('change-held'));
  await titled('Check your dates');
  expect(screen.queryByTestId('full-days')).toBeNull();
  await goOn();
  await titled('Check and continue');
  await goOn();
  await atPayment();
  expect(await bookings()).toHaveLength(1);
});

test('days that are full by then are named, and what was held stays', async () => {
  await open(`&held=${held.id}&in=2026-06-17&out=2026-06-18&days=3,4&step=check`);
  await titled('Check and continue');
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: town.centre.id, day: '2026-06-18', capacity: 10, taken: 10 })
    .execute();
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Some of these days are full');
  expect((await bookings()).map((booking) => stayOf(booking).weekDays)).toEqual([[3]]);
});

test('a new booking of days that one holds makes the held one what is chosen, and says so before', async () => {
  await open('&in=2026-06-15&out=2026-06-17&days=1,3&step=check');
  await titled('Check and continue');
  const notice = await screen.findByTestId('held-already');
  expect(notice.textContent).toContain(held.bookingId);
  expect(screen.queryByTestId('same-stay')).toBeNull();
  expect(screen.getByTestId('pay-held').getAttribute('href')).toContain(held.id);
  await goOn();
  await atPayment();
  const changed = await bookings();
  expect(changed).toMatchObject([{ id: held.id, total_cents: 16_800, note: 'No nuts.' }]);
  expect(changed.map((booking) => stayOf(booking).weekDays)).toEqual([[1, 3]]);
});

test('what is paid or not one’s own is not changed here', async () => {
  await open(`&held=${held.id}`, { isLoggedIn: false });
  await screen.findByTestId('login-first');
  closeTab();
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&held=${held.id}`, {
    as: await aPerson(t.db),
  });
  await screen.findByTestId('held-no-more');
  closeTab();
  await t.db
    .updateTable('bookings')
    .set({ held_until: null, answer_by: t.clock.now() })
    .where('id', '=', held.id)
    .execute();
  await open(`&held=${held.id}`);
  await screen.findByTestId('held-no-more');
});

test('a price that changed in another tab is charged only after it was seen', async () => {
  await openTab(t, pay + held.id, { as: town.elena });
  await screen.findByTestId('pay');
  const card = { number: '4242424242424242', expiry: '0931', code: '737', zip: '91101' };
  for (const [field, text] of Object.entries(card)) await userEvent.type(screen.getByTestId(`card-${field}`), text);
  const { seniorCare } = await t.as(town.elena);
  const day = { checkInDate: '06/17/2026', checkOutDate: '06/17/2026', weekDays: [3], guestsCount: 2 };
  await seniorCare.changeHeld({ params: { id: held.id }, body: day });
  await userEvent.click(screen.getByTestId('pay'));
  expect((await screen.findByTestId('payment-failed')).textContent).toContain('The price has changed');
  await waitFor(() => expect(screen.getByTestId('pay').textContent).toContain('$168.00'));
  await userEvent.click(screen.getByTestId('pay'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
});
