import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp();

test('offers two doors: an account for families, five kinds of partner, and the log-in for who is one already', async () => {
  await openTab(t, '/registertype');
  await heading('How would you like to join?');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/profile/signup');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('radio')
      .map((choice) => choice.closest('label')?.textContent),
  ).toEqual(['Doctor', 'Care giver', 'Diagnostic center', 'Day care center', 'Home health agency']);
  expect(screen.getByTestId('partner-login').getAttribute('href')).toBe('/login?next=%2Fpartner');
  expect(screen.queryByTestId('public-header')).toBeNull();
});

test('wants a choice before it goes on', async () => {
  await openTab(t, '/registertype');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('There is a problemChoose one to continue');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.click(screen.getByRole('link', { name: 'Choose one to continue' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Doctor'));
  await waitFor(() => expect(document.title).toBe('Error: How would you like to join? | Lado'));
});

test.each([
  ['Doctor', 'doctor', 'See patients on Lado', 'Your NPI'],
  ['Care giver', 'caregiver', 'Join as a care giver', 'Your background check'],
  ['Diagnostic center', 'diagnosticCenter', 'Join with a diagnostic center', 'Your license'],
  ['Day care center', 'dayCareCenter', 'Bring your place to Lado', 'Your liability insurance'],
  ['Home health agency', 'homeHealthAgency', 'Join with a home health agency', 'Your liability insurance'],
])('%s: is told what it takes, and joins with an account', async (choice, kind, title, needed) => {
  await openTab(t, '/registertype');
  await userEvent.click(await screen.findByLabelText(choice));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const shown = await heading(title);
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(screen.getByRole('main').textContent).toContain(needed);
  const next = `?next=%2Fpartner%2Fjoin%3Fas%3D${kind}`;
  expect(screen.getByTestId('join-sign-up').getAttribute('href')).toBe(`/profile/signup${next}`);
  expect(screen.getByTestId('join-log-in').getAttribute('href')).toBe(`/login${next}`);
});

test('an address with a kind that does not exist shows the doors', async () => {
  await openTab(t, '/registertype?as=wizard');
  expect(await heading('How would you like to join?')).toBeTruthy();
  expect(screen.queryByTestId('join-sign-up')).toBeNull();
});
