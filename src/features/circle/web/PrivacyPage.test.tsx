import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

test('who saw what, as whom, stands in plain words; one’s own looks only when they are asked for', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const booking = await aStay(t, { centre, person: elena, status: 'accepted' });
  await (await t.as(manager)).bookings.one({ params: { id: booking.id } });
  await openTab(t, '/dashboard-addfamily', { as: elena });
  await userEvent.click(await screen.findByTestId('to-trail'));
  await heading('Privacy and sharing');
  const [newest] = within(screen.getByTestId('trail')).getAllByRole('listitem');
  expect(newest?.textContent).toContain(`Opened booking ${booking.bookingId}`);
  expect(newest?.textContent).toContain('Jacaranda Day Center');
  expect(screen.getByTestId('trail').textContent).not.toContain('You');
  await userEvent.click(screen.getByTestId('trail-all'));
  await within(await screen.findByTestId('trail')).findAllByText('You');
});

test('nothing that others did is said as such', async () => {
  await openTab(t, '/dashboard-privacy', { as: await aPerson(t.db) });
  await screen.findByText('Nobody else has looked');
});
