import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { letProofAge } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

/** What the browser would have saved. */
let saved: string[] = [];
const keep = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
  saved.push(event.target.getAttribute('href') ?? '');
  event.preventDefault();
};
beforeEach(() => {
  saved = [];
  document.addEventListener('click', keep);
});
afterEach(() => document.removeEventListener('click', keep));

test('a year of payments is given after the password, and to nobody who closes the question', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  await aStay(t, { centre, person: elena });
  await openTab(t, `/dashboard-payment?for=${elena.personId}`, { as: elena });
  await letProofAge(t.db, elena.id);
  await userEvent.click(await screen.findByTestId('receipts-csv'));
  await userEvent.click(await screen.findByTestId('dialog-close'));
  await waitFor(() => expect(screen.queryByTestId('proof-form')).toBeNull());
  expect(saved).toEqual([]);

  await userEvent.click(screen.getByTestId('receipts-insurance'));
  const dialog = within(await screen.findByTestId('proof'));
  await userEvent.type(await dialog.findByLabelText('Password'), elena.password);
  await userEvent.click(screen.getByTestId('proof-submit'));
  await waitFor(() => expect(saved).toHaveLength(1));
  await userEvent.click(screen.getByTestId('receipts-csv'));
  await waitFor(() => expect(saved).toHaveLength(2));
  const query = expect.stringMatching(/\?year=\d{4}&for=/) as string;
  expect(saved.map((address) => address.replace(/\?.*/, ''))).toEqual([
    '/services/seniorcare/receipts/v1.0/statement',
    '/services/seniorcare/receipts/v1.0/csv',
  ]);
  expect(saved).toEqual([query, query]);
});
