import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { session } from '#web/session.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

test('of a private page nothing stays in sight after the log-out, also while the way home is not open yet', async () => {
  await openTab(t, '/dashboard', { as: await aPerson(t.db) });
  const { textContent: greeting } = await screen.findByRole('heading', { level: 1 });
  expect(greeting).toMatch(/^Good /);
  act(() => session.close());
  expect(screen.queryByText(greeting ?? '')).toBeNull();
});
