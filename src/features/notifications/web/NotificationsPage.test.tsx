import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => {
  closeTab();
  vi.useRealTimers();
  return t.close();
});

test('who has marked all as read goes on from the heading', async () => {
  const { elena, centre } = await aFamilyAndACentre(t);
  vi.useFakeTimers({ now: t.clock.now(), toFake: ['Date'] });
  await aStay(t, { centre, person: elena });
  await openTab(t, '/notifications', { as: elena });
  await userEvent.click(await screen.findByTestId('mark-all-read'));
  await waitFor(() => expect(screen.queryByTestId('mark-all-read')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
