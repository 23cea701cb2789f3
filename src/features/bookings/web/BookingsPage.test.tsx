import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { bookings } from '#features/bookings/contract.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { keyOf } from '#web/queries.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });
let elena: Person;
let centre: { id: string; timeZone: string };
beforeEach(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
  vi.useFakeTimers({ now: t.clock.now(), toFake: ['Date'] });
});

const opened = (tab: string, { id }: { id: string }) =>
  openTab(t, `/dashboardbookings?tab=${tab}&id=${id}`, { as: elena });
const goesOnFrom = (bookingId: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByTestId(`open-${bookingId}`)));

test('who has cancelled a booking goes on from its heading, wherever it stood', async () => {
  await aStay(t, { centre, person: elena });
  const booking = await aStay(t, { centre, person: elena, checkIn: '2026-07-06' });
  await opened('upcoming', booking);
  await userEvent.click(await screen.findByTestId('cancel-booking'));
  const which = (await screen.findByTestId('cancel-which')).textContent;
  expect(which).toContain(booking.bookingId);
  expect(which).toContain('Jacaranda Day Center');
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

test('a booking whose relation has ended goes from the page, and the page says so', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  const link = { person_id: rosa.personId, member_user_id: elena.id, relationship: 'daughter', scopes: ['bookings'] };
  await t.db
    .insertInto('family_links')
    .values({ ...link, status: 'accepted', updated_at: t.clock.now() })
    .execute();
  const other = await aStay(t, { centre, person: elena });
  const booking = await aStay(t, { centre, person: elena, forPersonId: rosa.personId, checkIn: '2026-07-06' });
  const { client } = await opened('upcoming', booking);
  await screen.findByTestId('booking-details');
  await t.db.updateTable('family_links').set({ status: 'revoked' }).where('person_id', '=', rosa.personId).execute();
  await client.invalidateQueries({ queryKey: keyOf(bookings.one) });
  const said = await screen.findByTestId('not-among-mine');
  expect(said.textContent).toContain('We can’t find that booking');
  expect(document.activeElement).toBe(said);
  expect(screen.queryByTestId('booking-details')).toBeNull();
  expect(screen.queryByTestId(`booking-${booking.bookingId}`)).toBeNull();
  expect(screen.getByTestId(`booking-${other.bookingId}`)).toBeDefined();
});

test('an address of a booking that is not among one’s own says so above the list', async () => {
  await opened('upcoming', { id: '00000000-0000-4000-8000-000000000000' });
  expect((await screen.findByTestId('not-among-mine')).textContent).toContain('Nothing was changed or charged.');
});

test('a record that this device never saw says without a line that it waits, and opens when it is back', async () => {
  const booking = await aStay(t, { centre, person: elena, checkIn: '2026-07-06' });
  await openTab(t, '/dashboardbookings?tab=upcoming', { as: elena });
  const opener = await screen.findByTestId(`open-${booking.bookingId}`);
  const { fetch } = globalThis;
  onlineManager.setOnline(false);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(opener);
  await screen.findByText('No connection, waiting…');
  globalThis.fetch = fetch;
  onlineManager.setOnline(true);
  await screen.findByTestId('booking-details');
});
