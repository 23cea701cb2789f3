import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { chargedFor } from '#test/checkout.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

test('what is paid for somebody else is said twice before anything is charged', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  const rosa = await aDependant(t.db, { of: elena });
  const { id } = await aStay(t, { centre, person: elena, status: 'held', forPersonId: rosa });
  await openTab(t, `/care/paymentmethod?booking=${id}`, { as: elena });
  const card = { number: '4242424242424242', expiry: '0931', code: '737', zip: '91101' };
  await screen.findByTestId('pay');
  for (const [field, text] of Object.entries(card)) await userEvent.type(screen.getByTestId(`card-${field}`), text);
  expect(screen.getByTestId('paid-for').textContent).toContain('You are paying for the care of Rosa Marín.');
  expect(screen.getByTestId('for-whom').textContent).toBe('For Rosa Marín');
  await userEvent.click(screen.getByTestId('pay'));
  await screen.findByRole('link', { name: 'Confirm who this is for' });
  expect(await chargedFor(t, id)).toEqual({ count: 0, cents: 0 });
  expect(screen.getByTestId('card-name')).toHaveProperty('value', 'Elena Marín');
  await userEvent.click(screen.getByTestId('paid-for-confirm'));
  expect(screen.queryByRole('link', { name: 'Confirm who this is for' })).toBeNull();
  await userEvent.click(screen.getByTestId('pay'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
  expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
});
