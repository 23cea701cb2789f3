import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { topics } from '#shared/realtime.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { refreshTopics } from '#web/realtime.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

test('behind the modal of an ended session no page fails, and nothing more is asked', async () => {
  const { client } = await openTab(t, '/dashboard', { as: await aPerson(t.db) });
  const all = await screen.findByRole('link', { name: 'See all' });
  t.clock.advance(4000);
  await userEvent.click(all);
  const modal = await screen.findByTestId('session-expired');
  await waitFor(() => expect(modal.hasAttribute('open')).toBe(true));
  await waitFor(() => expect(location.pathname).toBe('/dashboardbookings'));
  expect(await screen.findByTestId('page-waiting')).toBeDefined();
  expect(document.body.textContent).not.toContain('We couldn’t load this page');
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) => {
    asked.push(String(target));
    return fetch(target, init);
  };
  await refreshTopics(client, topics);
  await client.refetchQueries();
  expect(asked).toEqual([]);
});
