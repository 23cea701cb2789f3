import { aStaffMember } from '#features/account/server/seed.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

async function write(words: string) {
  await userEvent.type(await screen.findByTestId('message-words'), words);
  await userEvent.click(screen.getByTestId('message-send'));
  await within(screen.getByTestId('messages')).findByText(words);
}

test('a ticket from a booking is answered, closed, rated and opened again', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  const ines = await aStaffMember(t.db);
  const stay = await aStay(t, { centre, person: elena });
  await openTab(t, `/dashboardbookings?tab=upcoming&id=${stay.id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('booking-help'));
  const description = await screen.findByTestId('ticket-description');
  expect(screen.getByTestId('ticket-category')).toHaveProperty('value', 'bookings');
  expect(screen.getByTestId('ticket-booking')).toHaveProperty('value', stay.id);
  await userEvent.click(screen.getByTestId('ticket-send'));
  expect((await screen.findByTestId('error-summary')).textContent).toContain("Description can't be blank");
  await userEvent.type(description, 'He has chest pain.');
  await screen.findByTestId('emergency');
  await userEvent.clear(description);
  await userEvent.type(description, 'Does the van come to our door?');
  await userEvent.clear(screen.getByTestId('ticket-subject'));
  await userEvent.type(screen.getByTestId('ticket-subject'), 'Ride on Monday');
  await userEvent.click(screen.getByTestId('ticket-send'));
  await titled('Ride on Monday');
  const address = location.pathname + location.search;
  const number = /HS-\d+/.exec((await screen.findByTestId('ticket-facts')).textContent)?.[0] ?? '';
  closeTab();

  await openTab(t, '/partner/staff/tickets', { as: ines });
  const row = await screen.findByTestId(`staff-ticket-${number}`);
  await userEvent.click(within(row).getByRole('link'));
  await userEvent.click(await screen.findByTestId('ticket-take'));
  await screen.findByTestId('ticket-giveBack');
  await write('It waits five minutes.');
  closeTab();

  await openTab(t, address, { as: elena });
  await within(await screen.findByTestId('messages')).findByText('It waits five minutes.');
  await userEvent.click(screen.getByTestId('close-ticket'));
  await userEvent.click(screen.getByTestId('close-dialog-yes'));
  expect((await screen.findByTestId('ticket-closed')).textContent).toContain('Ticket has been closed');
  await userEvent.click(screen.getByTestId('rating-5'));
  await userEvent.click(screen.getByTestId('rating-send'));
  await waitFor(() => expect(screen.queryByTestId('rate-ticket')).toBeNull());
  await userEvent.click(screen.getByTestId('reopen-ticket'));
  await write('Is there a step at the door?');
});

test('whoever works where it was booked asks us about it from the request, and is led back there as long as they do', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const stay = await aStay(t, { centre, person: elena });
  await openTab(t, `/partner?id=${stay.id}`, { as: manager });
  await userEvent.click(await screen.findByTestId('booking-help'));
  await userEvent.type(await screen.findByTestId('ticket-description'), 'Who comes along on Monday?');
  expect(screen.getByTestId('ticket-subject')).toHaveProperty('value', expect.stringContaining(stay.bookingId));
  await userEvent.click(screen.getByTestId('ticket-send'));
  const link = await within(await screen.findByTestId('ticket-facts')).findByRole('link', {
    name: `${centre.name} (${stay.bookingId})`,
  });
  expect(link.getAttribute('href')).toBe(`/partner?id=${stay.id}`);
  const address = location.pathname + location.search;
  closeTab();
  await t.db.deleteFrom('provider_managers').where('user_id', '=', manager.id).execute();
  await openTab(t, address, { as: manager });
  await within(await screen.findByTestId('messages')).findByText('Who comes along on Monday?');
  expect(screen.getByTestId('ticket-facts').textContent).not.toContain(centre.name);
});
