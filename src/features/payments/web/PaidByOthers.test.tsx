import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

test('whoever may book and not pay is shown no card form anywhere, but who can pay, and asks them in one tap', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  const lucia = await aPerson(t.db, { firstName: 'Lucía' });
  await aRelation(t, { personId: elena.personId, memberId: lucia.id, scopes: ['bookings'] });
  const { id, bookingId } = await aStay(t, { centre, person: elena, status: 'held' });
  await openTab(t, '/dashboard', { as: lucia });
  const need = within(await screen.findByTestId(`need-pay-${bookingId}`));
  need.getByText('$84.00 is not paid yet; ask those who can pay');
  need.getByTestId('ask-to-pay');
  expect(screen.queryByTestId('finish-paying')).toBeNull();
  closeTab();
  for (const page of ['paymentmethod', 'insuranceCardList']) {
    await openTab(t, `/care/${page}?booking=${id}`, { as: lucia });
    expect((await screen.findByTestId('payers')).textContent).toContain('It can be paid by Elena Marín.');
    for (const gone of ['pay', 'card-number', 'insurance-add', 'pay-ways'])
      expect(screen.queryByTestId(gone)).toBeNull();
    closeTab();
  }
  await openTab(t, `/dashboardbookings?tab=pending&id=${id}`, { as: lucia });
  await userEvent.click(within(await screen.findByTestId('payers')).getByTestId('ask-to-pay'));
  await waitFor(() => expect(within(screen.getByTestId('payers')).queryByTestId('ask-to-pay')).toBeNull());
  expect(screen.getByTestId('asked-to-pay').textContent).toBe('We have asked those who can pay.');
  expect(screen.queryByTestId('finish-paying')).toBeNull();
  closeTab();
  await openTab(t, '/notifications', { as: elena });
  const news = await screen.findByTestId(`notification-pay-ask-${id}`);
  expect(news.textContent).toContain('Lucía Marín asks you to pay $84.00 for Elena Marín');
  await userEvent.click(news);
  await screen.findByTestId('pay');
  expect(location.search).toBe(`?booking=${id}&for=${elena.personId}`);
});

test('whoever may only pay comes from the bell to the payment, to a ticket without words of care, and to the receipt', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  const hugo = await aPerson(t.db, { firstName: 'Hugo' });
  const lucia = await aPerson(t.db, { firstName: 'Lucía' });
  await aRelation(t, { personId: elena.personId, memberId: hugo.id, scopes: ['payments'] });
  await aRelation(t, { personId: elena.personId, memberId: lucia.id, scopes: ['bookings'] });
  const held = { centre, person: elena, status: 'held', note: 'Her cane is blue' } as const;
  const { id, bookingId } = await aStay(t, held);
  await (await t.as(lucia)).bookings.askToPay({ params: { id } });
  await openTab(t, '/dashboard', { as: hugo });
  within(await screen.findByTestId(`need-pay-${bookingId}`)).getByTestId('finish-paying');
  closeTab();
  await openTab(t, '/notifications', { as: hugo });
  await userEvent.click(await screen.findByTestId(`notification-pay-ask-${id}`));
  await screen.findByTestId('pay');
  expect(screen.getByTestId('booking-summary').textContent).toContain(centre.name);
  expectNothingOfCare();
  for (const [field, text] of Object.entries(card)) await userEvent.type(screen.getByTestId(`card-${field}`), text);
  await userEvent.click(screen.getByTestId('paid-for-confirm'));
  await userEvent.click(screen.getByTestId('pay'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
  expect((await screen.findByTestId('ticket-booking-id')).textContent).toContain(bookingId);
  expectNothingOfCare();
  await userEvent.click(screen.getByTestId('see-bookings'));
  const receipt = within(await screen.findByTestId('receipt-paid'));
  receipt.getByText(new RegExp('Elena Marín'));
  receipt.getByTestId('receipt-pdf');
  await userEvent.click(receipt.getByRole('link', { name: bookingId }));
  await screen.findByTestId('booking-details');
  expectNothingOfCare();
  await userEvent.click(screen.getByTestId('booking-help'));
  await waitFor(() => expect(screen.getByTestId('ticket-booking')).toHaveProperty('value', id));
});

const card = { number: '4242424242424242', expiry: '0931', code: '737', name: 'Hugo Marín', zip: '91101' };

/** No word that was written of the care, and no way to change or end it. */
function expectNothingOfCare() {
  expect(document.body.textContent).not.toContain('cane');
  for (const way of ['change-held', 'hold-extend', 'change-days', 'cancel-booking', 'write-to-provider'])
    expect(screen.queryByTestId(way)).toBeNull();
}
