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
