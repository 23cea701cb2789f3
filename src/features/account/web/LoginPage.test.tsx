import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aPerson } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

const fill = async (email: string, password: string) => {
  if (email) await userEvent.type(await screen.findByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(await screen.findByTestId('login-submit'));
};

test('logs in, keeps the specified keys, and goes on to where the person was sent from', async () => {
  const anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
  await openTab(t, '/login?next=%2FmyProfile%3Fstep%3Dedit');
  await fill(anna.email, anna.password);
  await waitFor(() => expect(location.pathname + location.search).toBe('/myProfile?step=edit'));
  expect(
    Object.fromEntries(['isLogged', 'userId', 'UserName', 'userEmail'].map((key) => [key, localStorage.getItem(key)])),
  ).toEqual({ isLogged: 'true', userId: anna.id, UserName: 'Anna Lindqvist', userEmail: anna.email });
  expect(localStorage.getItem('access_token')).toBe(localStorage.getItem('x-token'));
});

test('begins at the dashboard; whoever is logged in already is not asked again', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/login');
  await fill(anna.email, anna.password);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  closeTab();
  await openTab(t, '/login', { as: anna });
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/nowhere-of-ours',
  '/login?next=/dashboard',
])('goes nowhere else: %s', async (next) => {
  const anna = await aPerson(t.db);
  await openTab(t, `/login?next=${encodeURIComponent(next)}`);
  await fill(anna.email, anna.password);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test.each([
  ['/care/daycare-bookingdetails?center=jac&step=person', 'Log in to finish booking. Your choices are kept.'],
  ['/care/paymentmethod?booking=1', 'Log in to finish booking. Your choices are kept.'],
  ['/md-bookDetails?doctor=7&step=person', 'Log in to finish booking. Your choices are kept.'],
  ['/CPayment?booking=1', 'Log in to finish booking. Your choices are kept.'],
  ['/CPaymenetCardList?booking=1', 'Log in to finish booking. Your choices are kept.'],
  ['/dashboardbookings', 'Please login'],
  ['/senior-care', undefined],
  ['', undefined],
])('says why it asks: %s', async (next, reason) => {
  await openTab(t, `/login?next=${encodeURIComponent(next)}`);
  await heading('Log in');
  expect(screen.queryByTestId('login-reason')?.textContent).toBe(reason);
});

test('a private screen leads here and back', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/dashboardbookings?tab=upcoming');
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/login?next=%2Fdashboardbookings%3Ftab%3Dupcoming'),
  );
  await fill(anna.email, anna.password);
  await waitFor(() => expect(location.pathname + location.search).toBe('/dashboardbookings?tab=upcoming'));
});

test('blank fields are named beside the field and in the summary, which has the focus', async () => {
  await openTab(t, '/login');
  await fill('', '');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByRole('link', { name: /can't be blank/ }).map((link) => link.textContent)).toEqual([
    "Email can't be blank",
    "Password can't be blank",
  ]);
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe('email-error');
  expect(document.title).toBe('Error: Log in | Lado');
  await userEvent.click(screen.getByRole('link', { name: "Email can't be blank" }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await userEvent.keyboard('anna@mail.example');
  await waitFor(() => expect(screen.queryByText("Email can't be blank")).toBeNull());
  expect(screen.getAllByText("Password can't be blank")).toHaveLength(2);
});

test('a wrong pair keeps the address and clears the password; after five the way to a new one is offered first', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/login?next=%2Fdashboardbookings');
  await fill(anna.email, 'Wrong-number-1!');
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'There is a problemThat email and password do not match. Check both and try again.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(anna.email);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  for (let more = 2; more <= 5; more += 1) {
    expect(screen.queryByTestId('login-reset')).toBeNull();
    await fill('', `Wrong-number-${more}!`);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(''));
  }
  const way = await screen.findByTestId('login-reset');
  expect([
    way.textContent,
    way.getAttribute('data-variant'),
    screen.getByTestId('login-submit').getAttribute('data-variant'),
  ]).toEqual(['Reset your password', 'primary', 'secondary']);
  expect(way.getAttribute('href')).toBe('/profile/forgot-password?next=%2Fdashboardbookings');
});

test('too many guesses are told with the time to wait', async () => {
  const anna = await aPerson(t.db);
  for (let guess = 0; guess < 10; guess += 1)
    await (
      await t.as()
    ).account
      .logIn({ body: { email: anna.email, password: 'Wrong-number-1!' } })
      .catch(() => undefined);
  await openTab(t, '/login', { language: 'sp' });
  await userEvent.type(await screen.findByLabelText('Correo electrónico'), anna.email);
  await userEvent.type(screen.getByLabelText('Contraseña'), anna.password);
  await userEvent.click(screen.getByTestId('login-submit'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  );
});

test('Caps Lock is mentioned', async () => {
  await openTab(t, '/login');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Password'), '{CapsLock}a');
  expect(screen.getAllByText('Caps Lock is on.').length).toBeGreaterThan(0);
  await user.keyboard('{CapsLock}a');
  await waitFor(() => expect(screen.queryByText('Caps Lock is on.')).toBeNull());
});

test('without a connection what was typed stays, and that there is none is said no longer than that', async () => {
  await openTab(t, '/login');
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await fill('anna@mail.example', 'Jacaranda-2026!');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We can’t reach our servers. Check your connection and try again.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@mail.example');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Jacaranda-2026!');
  globalThis.fetch = fetch;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^We can’t reach our servers/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Jacaranda-2026!');
});

test('a second click while the first is under way sends nothing', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/login');
  const { fetch } = globalThis;
  let count = 0;
  globalThis.fetch = async (...asked) => {
    if (String(asked[0]).endsWith('/signin')) count += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return fetch(...asked);
  };
  await userEvent.type(await screen.findByLabelText('Email'), anna.email);
  await userEvent.type(screen.getByLabelText('Password'), `${anna.password}{Enter}{Enter}`);
  await userEvent.click(screen.getByTestId('login-submit'));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(count).toBe(1);
});
