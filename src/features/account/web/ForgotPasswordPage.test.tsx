import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, messages } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aPerson, codeSentTo } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

async function reachNewPassword(email: string, path = '/profile/forgot-password') {
  await openTab(t, path);
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByTestId('forgot-submit'));
  await userEvent.type(await screen.findByTestId('code'), await codeSentTo(t.db, email));
  await heading('Choose a new password');
}
const choose = async (password: string, confirmPassword = password) => {
  await userEvent.clear(screen.getByLabelText('New password'));
  await userEvent.clear(screen.getByLabelText('Confirm password'));
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmPassword);
  await userEvent.click(screen.getByTestId('reset-submit'));
};

test('from the forgotten password to the log-in with the new one, with where the person was going', async () => {
  const anna = await aPerson(t.db);
  await reachNewPassword(anna.email, '/profile/forgot-password?next=%2Fdashboardbookings');
  expect(location.href).not.toMatch(/ticket|state/);
  await choose('Bougainvillea-7!');
  await heading('Your password is changed');
  await userEvent.click(screen.getByTestId('changed-login'));
  await heading('Log in');
  expect(location.search).toBe('?next=%2Fdashboardbookings');
  await userEvent.type(screen.getByLabelText('Email'), anna.email);
  await userEvent.type(screen.getByLabelText('Password'), 'Bougainvillea-7!');
  await userEvent.click(screen.getByTestId('login-submit'));
  await waitFor(() => expect(location.pathname).toBe('/dashboardbookings'));
});

test('an address nobody has leads to the same screen', async () => {
  await openTab(t, '/profile/forgot-password');
  await userEvent.type(await screen.findByLabelText('Email'), 'nobody@mail.example');
  await userEvent.click(screen.getByTestId('forgot-submit'));
  await heading('Check your email');
  expect(screen.getByTestId('forgot-sent').textContent).toBe(
    'If we have an account for that address, a code is on its way.',
  );
  await userEvent.type(screen.getByTestId('code'), '123456');
  await screen.findByText('Please enter valid OTP');
});

test('works by phone', async () => {
  await aPerson(t.db, { phone: '6265550180' });
  await openTab(t, '/profile/forgot-password');
  await userEvent.click(await screen.findByTestId('forgot-other'));
  await userEvent.click(screen.getByTestId('forgot-submit'));
  await screen.findByRole('alert');
  expect(messages()).toEqual(["Phone number can't be blank"]);
  await userEvent.type(screen.getByLabelText('Phone number'), '626.555.0180');
  await userEvent.click(screen.getByTestId('forgot-submit'));
  await heading('Check your phone');
  await userEvent.type(screen.getByTestId('code'), await codeSentTo(t.db, '6265550180'));
  await heading('Choose a new password');
});

test('the new password is checked at the field and in the summary', async () => {
  const anna = await aPerson(t.db);
  await reachNewPassword(anna.email);
  await choose('Password1!', 'Password2!');
  await screen.findByRole('alert');
  expect(messages()).toContain('Password and confirm password do not match');
  await choose('Password1!');
  await waitFor(() =>
    expect(messages()).toEqual(['Many people use this password, so it is easy to guess. Choose another one.']),
  );
  expect(document.title).toBe('Error: Choose a new password | Lado');
});

test('a code that has grown old asks for a new one', async () => {
  const anna = await aPerson(t.db);
  await reachNewPassword(anna.email);
  t.clock.advance(901);
  await choose('Bougainvillea-7!');
  await screen.findByRole('alert');
  expect(messages()).toEqual(['That code has expired. Send a new one.']);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Send a new code' }).getAttribute('href')).toBe(
    '/profile/forgot-password',
  );
});

test('whoever only opens the last screen is not told that anything was changed', async () => {
  await openTab(t, '/profile/success-password?next=%2Fdashboardbookings');
  await heading('Nothing was changed here');
  expect(screen.queryByText('Your password is changed')).toBeNull();
  expect(screen.getByTestId('changed-ask').getAttribute('href')).toBe(
    '/profile/forgot-password?next=%2Fdashboardbookings',
  );
  expect(screen.getByTestId('changed-login').getAttribute('href')).toBe('/login?next=%2Fdashboardbookings');
});

test('without a code there is nothing to set', async () => {
  await openTab(t, '/profile/reset-password');
  await heading('Choose a new password');
  expect(screen.queryByTestId('reset-form')).toBeNull();
  expect(screen.getByTestId('reset-ask').getAttribute('href')).toBe('/profile/forgot-password');
});
