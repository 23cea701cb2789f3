import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp();

test.each([
  ['/coming-soon?service=medicalSupplies', 'Medical supplies are coming soon'],
  ['/coming-soon', 'More of Lado is on its way'],
  ['/coming-soon?service=nothing-of-ours', 'More of Lado is on its way'],
  ['/cs-pharmacy', 'Pharmacy is coming soon'],
  ['/cs-transportation', 'Transportation is coming soon'],
])('%s says what is coming', async (path, title) => {
  await openTab(t, path);
  await heading(title);
  await waitFor(() => expect(document.title).toBe(`${title} | Lado`));
  expect(
    within(screen.getByRole('navigation', { name: 'Open today' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Senior Care', 'Doctors', 'Care Givers', 'Lab tests', 'Home Health']);
});

test('the app is installed from the page that told of it: by a button where the browser offers it, by words elsewhere', async () => {
  await openTab(t, '/coming-soon?service=app');
  await screen.findByRole('heading', { level: 1, name: 'Put Lado on your phone' });
  expect(screen.queryByTestId('install')).toBeNull();
  const steps = within(screen.getByRole('region', { name: 'On an iPhone or iPad' })).getAllByRole('listitem');
  expect(steps.at(-1)?.textContent).toBe('Tap Add to Home Screen, then Add.');
  let asked = 0;
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => ({ outcome: ++asked > 0 ? ('accepted' as const) : ('dismissed' as const) }),
  });
  act(() => void dispatchEvent(new Event('installoffer')));
  await userEvent.click(screen.getByTestId('install'));
  await screen.findByText('Lado is installed. Look for its icon.');
  expect(asked).toBe(1);
  expect(screen.queryByTestId('install')).toBeNull();
});

test('takes an address, says so where the focus is, and posts a letter', async () => {
  await openTab(t, '/cs-pharmacy');
  await userEvent.type(await screen.findByLabelText('Email'), 'olga@mail.example{Enter}');
  const done = await screen.findByTestId('waiting-list-done');
  expect(done.textContent).toBe('You are on the listWe write to olga@mail.example when it opens.');
  expect(document.activeElement).toBe(done);
  const letters = await t.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', 'olga@mail.example')
    .execute();
  expect(letters).toEqual([{ subject: 'You are on the list: Pharmacy' }]);
});

test('says what is wrong with the address and stays at the field', async () => {
  await openTab(t, '/coming-soon?service=medicalSupplies');
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it opens' }));
  expect(await screen.findByText("Email can't be blank")).toBeTruthy();
  const email = screen.getByLabelText('Email');
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'olga{Enter}');
  expect(await screen.findByText('Please enter valid Email')).toBeTruthy();
});
