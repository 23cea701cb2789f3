import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '#features/account/contract.ts';
import { aPerson } from '#features/account/server/seed.ts';
import { circle } from '#features/circle/contract.ts';
import { receipts } from '#features/payments/receipt-contract.ts';
import { preferences } from '#features/preferences/contract.ts';
import { security } from '#features/security/contract.ts';
import { heading, titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp();

const sections = [
  { address: '/dashboard-account?step=personal', call: account.ownInfo, title: 'Personal info' },
  { address: '/dashboard-security', call: security.mine, title: 'Login & Security' },
  { address: '/dashboard-payment', call: receipts.list, title: 'Payments and receipts' },
  { address: '/dashboard-account?step=notifications', call: preferences.own, title: 'Notifications' },
  { address: '/dashboard-privacy', call: circle.trail, title: 'Privacy and sharing' },
  { address: '/dashboard-global', call: preferences.own, title: 'Global Preferences' },
];

test.each(sections)(
  '$title shows that it waits, says when nothing comes, and comes when one tries again',
  async ({ address, call, title }) => {
    const elena = await aPerson(t.db);
    let cut: () => void = () => undefined;
    const line = new Promise<never>((_, reject) => (cut = () => reject(new TypeError('Failed to fetch'))));
    line.catch(() => undefined); // the page is not always the one that waits for it
    let isReached = false;
    const fetch: typeof t.fetch = (target, init) =>
      !isReached && String(target).includes(call.path) ? line : t.fetch(target, init);
    await openTab({ ...t, fetch }, address, { as: elena });
    screen.getByTestId('page-waiting');

    cut();
    await heading('We couldn’t load this page');
    screen.getByText('We can’t reach our servers. Check your connection and try again.');

    isReached = true;
    await userEvent.click(screen.getByTestId('try-again'));
    await titled(title);
    expect(screen.queryByTestId('try-again')).toBeNull();
  },
);

test('a page that nothing has answered comes by itself once there is a line again', async () => {
  const elena = await aPerson(t.db);
  let isCut = true;
  const fetch: typeof t.fetch = (target, init) =>
    isCut ? Promise.reject(new TypeError('Failed to fetch')) : t.fetch(target, init);
  await openTab({ ...t, fetch }, '/dashboard-security', { as: elena });
  await heading('We couldn’t load this page');
  isCut = false;
  act(() => void dispatchEvent(new Event('online')));
  await titled('Login & Security');
});
