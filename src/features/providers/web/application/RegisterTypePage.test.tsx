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

test('takes the contact of who provides care, and promises no more than there is', async () => {
  await openTab(t, '/registertype');
  await userEvent.click(await screen.findByLabelText('Home health agency'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const title = await heading('Tell us how to reach you');
  await waitFor(() => expect(document.activeElement).toBe(title));
  await userEvent.type(screen.getByLabelText('Name of the agency'), 'Magnolia Court');
  await userEvent.type(screen.getByLabelText('Contact'), 'Marcus Webb');
  await userEvent.type(screen.getByLabelText('Email'), 'marcus@magnolia.example');
  await userEvent.type(screen.getByLabelText('Phone number'), '(626) 555-0148');
  await userEvent.type(screen.getByLabelText('ZIP code'), '91101');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const sent = await screen.findByTestId('partner-sent');
  expect(sent.textContent).toContain('We sent a confirmation to marcus@magnolia.example.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('We have your details'));
  const lead = await t.db
    .selectFrom('leads')
    .select(['kind', 'what'])
    .where('email', '=', 'marcus@magnolia.example')
    .executeTakeFirst();
  expect(lead).toEqual({ kind: 'partner', what: 'homeHealthAgency' });
});

test('a day care center is told what it takes, and joins with an account', async () => {
  await openTab(t, '/registertype');
  await userEvent.click(await screen.findByLabelText('Day care center'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const title = await heading('Bring your place to Lado');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByTestId('join-sign-up').getAttribute('href')).toBe(
    '/profile/signup?next=%2Fpartner%2Fjoin%3Fas%3DdayCareCenter',
  );
  expect(screen.getByTestId('join-log-in').getAttribute('href')).toBe(
    '/login?next=%2Fpartner%2Fjoin%3Fas%3DdayCareCenter',
  );
});

test('names every blank field beside it and above, in the words of the specification', async () => {
  await openTab(t, '/registertype?as=caregiver');
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    "There is a problemName can't be blankContact can't be blankEmail can't be blankPhone number can't be blankZip code can't be blank",
  );
  expect(screen.getByLabelText('Contact').getAttribute('aria-invalid')).toBe('true');
});

test('an address with a kind that does not exist shows the doors', async () => {
  await openTab(t, '/registertype?as=wizard');
  expect(await heading('How would you like to join?')).toBeTruthy();
  expect(screen.queryByLabelText('Contact')).toBeNull();
});
