import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, aStaffMember, letProofAge } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

test('somebody becomes staff by their address, and is staff no more, after the password was typed again', async () => {
  const [ines, nora] = [await aStaffMember(t.db), await aPerson(t.db, { firstName: 'Nora', lastName: 'Quinn' })];
  await openTab(t, '/partner/staff/people', { as: ines });
  await userEvent.type(await screen.findByTestId('give-role-email'), 'nobody@mail.example');
  await userEvent.click(screen.getByTestId('give-role-send'));
  const summary = await screen.findByTestId('error-summary');
  expect(summary.textContent).toContain('No account with this confirmed address can become staff');
  await userEvent.clear(screen.getByTestId('give-role-email'));
  await userEvent.type(screen.getByTestId('give-role-email'), nora.email);
  await userEvent.click(screen.getByTestId('give-role-send'));
  const row = within(await screen.findByTestId(`staff-${nora.id}`));
  row.getByText('Since Monday, June 15, 2026, by Ines Park');
  await letProofAge(t.db, ines.id);
  await userEvent.click(row.getByTestId('take-role'));
  await userEvent.click(await screen.findByTestId('take-role-dialog-yes'));
  const proof = within(await screen.findByTestId('proof-form'));
  await userEvent.type(proof.getByLabelText('Password'), ines.password);
  await userEvent.click(proof.getByTestId('proof-submit'));
  await waitFor(() => expect(screen.queryByTestId(`staff-${nora.id}`)).toBeNull());
  expect(screen.getByTestId('staff-changes').textContent).toContain('Nora Quinn is no longer staff, by Ines Park.');
});

test('whoever gives the role up sees nothing of staff on the page that is open', async () => {
  const [ines] = [await aStaffMember(t.db), await aStaffMember(t.db, 'Omar')];
  await openTab(t, '/partner/staff/people', { as: ines });
  const row = within(await screen.findByTestId(`staff-${ines.id}`));
  await userEvent.click(row.getByTestId('take-role'));
  await userEvent.click(await screen.findByTestId('take-role-dialog-yes'));
  await screen.findByTestId('not-staff');
  expect(screen.queryByTestId('give-role-form')).toBeNull();
});
