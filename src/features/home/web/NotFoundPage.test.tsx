import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';

const t = await pageApp();

test('an unknown address leads to the sorry image, in words without numbers or jokes', async () => {
  await openTab(t, '/nowhere/at-all');
  await heading('We can’t find that page');
  expect(location.pathname).toBe('/404');
  expect(screen.getByRole('img', { name: 'Sorry, this page is not here' })).toBeTruthy();
  const page = screen.getByTestId('not-found');
  expect(page.textContent).toContain('The address may be mistyped, or the page has moved.');
  expect(page.textContent).not.toMatch(/404|oops/i);
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByTestId('to-seniorCare').getAttribute('href')).toBe('/senior-care');
  expect(screen.getByTestId('to-doctors').getAttribute('href')).toBe('/top-Doctors');
  await waitFor(() => expect(document.title).toBe('We can’t find that page | Lado'));
});

test('somebody who is logged in is led to the dashboard instead', async () => {
  await openTab(t, '/404', { as: await aPerson(t.db) });
  expect((await screen.findByTestId('not-found-home')).getAttribute('href')).toBe('/dashboard');
});
