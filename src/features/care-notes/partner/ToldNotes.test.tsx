import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { openRequest, requestsAt } from '#test/partner-requests.ts';
import { userEvent } from '#test/user-event.ts';
import { noCareNotes } from '../care-notes.ts';

const { t, town, ask } = await requestsAt('2026-06-18T22:10:00Z');

test('the center reads what was told once it has accepted, until the family cancels; the trail says who looked', async () => {
  const rosa = await aDependant(t.db, { of: town.elena });
  const booking = await ask({ forPersonId: rosa });
  const { careNotes, bookings } = await t.as(town.elena);
  const notes = {
    ...noCareNotes,
    diet: 'Soup at noon',
    medicines: 'A white tablet',
    contactName: 'Mateo',
    contactPhone: '(626) 555-0177',
    shared: ['diet' as const, 'contact' as const],
  };
  await careNotes.change({ params: { id: booking.id }, body: { version: 0, notes } });
  const request = `request-${booking.bookingId}`;
  await openTab(t, '/partner', { as: town.manager });
  await openRequest(booking);
  expect(screen.queryByTestId('told-notes')).toBeNull();
  await userEvent.click(await screen.findByTestId('accept'));
  const told = await screen.findByTestId('told-notes');
  expect(told.textContent).toContain('Soup at noon');
  expect(told.textContent).toContain('Mateo');
  expect(screen.getByTestId(request).textContent).not.toContain('white tablet');
  closeTab();

  await openTab(t, `/dashboardbookings?tab=upcoming&id=${booking.id}`, { as: town.elena });
  await within(await screen.findByTestId('booking-care-notes')).findByText('Soup at noon');
  closeTab();
  await bookings.change({ params: { id: booking.id }, body: { status: 'cancelled' } });
  await openTab(t, `/partner?tab=past&id=${booking.id}`, { as: town.manager });
  await screen.findByTestId('request-details');
  expect(screen.queryByTestId('told-notes')).toBeNull();
  closeTab();

  await openTab(t, `/dashboard-privacy?for=${rosa}`, { as: town.elena });
  expect((await screen.findByTestId('trail')).textContent).toContain(
    `Read what is to know for booking ${booking.bookingId}`,
  );
});
