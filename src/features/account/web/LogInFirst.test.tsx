import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTab, pageApp } from '#test/page.tsx';

const t = await pageApp();

const walls = ['/myProfile', '/profile/form', '/profile/form/onboarding', '/profile/form/completeProfile'];

test.each(walls)('a visitor at %s has one button, one link beside it, a sentence and a picture', async (path) => {
  await openTab(t, path);
  const button = await screen.findByTestId('login-first');
  const next = encodeURIComponent(path);
  expect([button.textContent, button.getAttribute('href')]).toEqual(['Log in', `/login?next=${next}`]);
  const other = screen.getByRole('link', { name: 'Create an account' });
  expect([other.className, other.getAttribute('href')]).toEqual(['link', `/profile/signup?next=${next}`]);
  expect(document.querySelector('h1 ~ p')?.textContent).toMatch(/^Log in to .*\.$/);
  expect(document.querySelectorAll('main [data-small] img')).toHaveLength(2);
});
