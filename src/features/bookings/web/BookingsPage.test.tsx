import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });
let elena: Person;
let centre: { id: string; timeZone: string };
beforeEach(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
  vi.useFakeTimers({ now: t.clock.now(), toFake: ['Date'] });
});
afterEach(() => onlineManager.setOnline(true));

const opened = (tab: string, { id }: { id: string }) =>
  openTab(t, `/dashboardbookings?tab=${tab}&id=${id}`, { as: elena });
const goesOnFrom = (bookingId: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByTestId(`open-${bookingId}`)));

test('who has cancelled a booking goes on from its heading, wherever it stood', async () => {
  await aStay(t, { centre, person: elena });
  const booking = await aStay(t, { centre, person: elena, checkIn: '2026-07-06' });
  await opened('upcoming', booking);
  await userEvent.click(await screen.findByTestId('cancel-booking'));
  await userEvent.click(screen.getByTestId('cancel-yes'));
  await screen.findByTestId('cancelled');
  await goesOnFrom(booking.bookingId);
  expect(screen.queryByTestId('cancel-booking')).toBeNull();
});

test('without a connection cancelling fails at once, and is not made up for later', async () => {
  const booking = await aStay(t, { centre, person: elena, checkIn: '2026-07-06' });
  await opened('upcoming', booking);
  await userEvent.click(await screen.findByTestId('cancel-booking'));
  const { fetch } = globalThis;
  onlineManager.setOnline(false);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(screen.getByTestId('cancel-yes'));
  await within(screen.getByTestId('cancel')).findByText(/^We can’t reach our servers/);
  globalThis.fetch = fetch;
  onlineManager.setOnline(true);
  await userEvent.click(screen.getByText('Keep booking'));
  const { status } = await t.db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('accepted');
});

test('a review begins at its heading, and leads back to that of the booking', async () => {
  const booking = await aStay(t, { centre, person: elena, checkIn: '2026-06-01' });
  await opened('completed', booking);
  await userEvent.click(await screen.findByTestId('leave-review'));
  const form = within(await screen.findByTestId('review-form'));
  expect(document.activeElement).toBe(form.getByRole('heading'));
  await userEvent.click(form.getByText('Cancel'));
  await goesOnFrom(booking.bookingId);

  await userEvent.click(screen.getByTestId('leave-review'));
  await userEvent.click(screen.getByLabelText('5 stars'));
  await userEvent.type(screen.getByTestId('review-words'), 'They sing together every morning.');
  await userEvent.click(screen.getByTestId('send-review'));
  await waitFor(() => expect(screen.queryByTestId('review-form')).toBeNull());
  await goesOnFrom(booking.bookingId);
});
