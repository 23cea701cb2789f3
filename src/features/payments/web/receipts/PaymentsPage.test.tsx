import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { checkoutOf } from '#test/checkout.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let centre: NewCentre;
beforeEach(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
});
const { savedCard } = checkoutOf(t, () => ({ elena, centre }));

const open = async (query = '', as = elena) => {
  closeTab();
  await openTab(t, `/dashboard-payment${query}`, { as });
  await titled('Payments and receipts');
};
const sums = () => ['sum-paid', 'sum-refunded'].map((id) => screen.getByTestId(id).textContent);

test('whoever has paid nothing reads where it will stand, and that no card is kept', async () => {
  await open('', await aPerson(t.db));
  within(screen.getByTestId('no-receipts')).getByText('Nothing was paid in this year');
  within(screen.getByTestId('own-cards')).getByText('No card is saved. When you pay, you can keep one for next time.');
  expect(screen.queryByTestId('receipts-csv')).toBeNull();
});

test('what was paid and what came back stand with their day, their person and their sums, by year', async () => {
  const stay = await aStay(t, { centre, person: elena });
  await (await t.as(elena)).bookings.change({ params: { id: stay.id }, body: { status: 'cancelled' } });
  await t.runJobs();
  await open();
  const paid = within(screen.getByTestId('receipt-paid'));
  paid.getByText(/^Jacaranda Day Center · Elena Marín$/);
  paid.getByText('$84.00');
  expect(paid.getByRole('link', { name: stay.bookingId }).getAttribute('href')).toContain(stay.id);
  within(screen.getByTestId('receipt-refunded')).getByText('−$84.00');
  expect(sums()).toEqual(['$84.00', '$84.00']);
  expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2026');
  await open('?year=2025');
  screen.getByTestId('no-receipts');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2026');
  await screen.findByTestId('receipt-paid');
  expect(location.search).toBe('?year=2026');
});

test('under one face are the payments for that person alone, with the year on paper for an insurance', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  const own = await aStay(t, { centre, person: elena });
  const hers = await aStay(t, { centre, person: elena, forPersonId: rosa });
  const seen = () => [own, hers].map(({ bookingId }) => screen.queryAllByRole('link', { name: bookingId }).length > 0);
  await open();
  expect(seen()).toEqual([true, true]);
  expect(sums()).toEqual(['$168.00', '$0.00']);
  expect(screen.queryByTestId('receipts-insurance')).toBeNull();
  screen.getByText('Choose one person to get the year on paper for an insurance.');
  await open(`?for=${rosa}`);
  expect(seen()).toEqual([false, true]);
  screen.getByText(/^Jacaranda Day Center · Rosa Marín$/);
  screen.getByTestId('receipts-insurance');
});

test('of several cards another one is offered first, and one is forgotten, each by its own name', async () => {
  await savedCard('good');
  t.clock.advance(60);
  await savedCard('silent');
  await open();
  const shown = () =>
    within(screen.getByTestId('own-cards'))
      .getAllByText(/^Visa ending/)
      .map(({ textContent }) => textContent);
  const [first, second] = shown().map((words) => words.slice(-4));
  expect([first, second].sort()).toEqual(['0259', '4242']);
  within(screen.getByTestId(`card-${first}`)).getByText('Offered first');
  await userEvent.click(screen.getByRole('button', { name: `Offer first: Visa ${second}` }));
  await waitFor(() => expect(shown()).toEqual([`Visa ending ${second}`, `Visa ending ${first}`]));
  within(screen.getByTestId(`card-${second}`)).getByText('Offered first');
  await userEvent.click(screen.getByRole('button', { name: `Remove Visa ${first}` }));
  await userEvent.click(await screen.findByTestId('confirm-yes'));
  await waitFor(() => expect(shown()).toEqual([`Visa ending ${second}`]));
  expect(screen.queryByText('Offered first')).toBeNull();
});
