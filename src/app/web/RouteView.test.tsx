import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { words } from '#web/lazy-pages.ts';
import { session } from '#web/session.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

test('of a private page nothing stays in sight after the log-out, also while the way home is not open yet', async () => {
  await openTab(t, '/dashboard', { as: await aPerson(t.db) });
  const { textContent: greeting } = await screen.findByRole('heading', { level: 1 });
  expect(greeting).toMatch(/^Good /);
  act(() => session.close());
  expect(screen.queryByText(greeting ?? '')).toBeNull();
});

test('a log-out closes the menu and is said at once, however long the way home takes', async () => {
  await openTab(t, '/dashboard', { as: await aPerson(t.db) });
  await userEvent.click(await screen.findByTestId('avatar-narrow'));
  const drawer = screen.getByTestId('profile-drawer');
  const { en } = words;
  words.en = new Proxy(en, { get: () => () => new Promise(() => undefined) }); // those of the way home never come
  onTestFinished(() => void (words.en = en));
  await userEvent.click(within(drawer).getByTestId('log-out-narrow'));
  await screen.findByText('You are logged out');
  expect(screen.queryByTestId('log-out-narrow')).toBeNull();
});
