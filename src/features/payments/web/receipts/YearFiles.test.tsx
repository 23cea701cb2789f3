import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { letProofAge } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { proveOneself, savedFiles } from '#test/saved-files.ts';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
const saved = savedFiles();

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
  await proveOneself(elena);
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

test('a single receipt is given after the password, too', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  await aStay(t, { centre, person: elena });
  await openTab(t, '/dashboard-payment', { as: elena });
  await letProofAge(t.db, elena.id);
  await userEvent.click(await screen.findByRole('button', { name: /^Receipt \(PDF\) of \$84\.00 for SC-/ }));
  await screen.findByTestId('proof-form');
  expect(saved).toEqual([]);
  await proveOneself(elena);
  const { data } = await (await t.as(elena)).receipts.list({ query: {} });
  await waitFor(() => expect(saved).toEqual([`/services/seniorcare/receipts/v1.0/pdf/${data[0]?.paymentId}`]));
});
