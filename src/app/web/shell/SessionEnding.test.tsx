import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { measureByHand } from '#test/measured-time.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { session } from '#web/session.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });
const QUARTER_HOUR = 900;

const openDashboard = async () => {
  await openTab(t, '/dashboard', { as: await aPerson(t.db) });
  await screen.findByRole('link', { name: 'See all' });
};

test.each([16, 60 * 24, -60])('a device that is %i minutes fast stays logged in', async (fast) => {
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now().getTime() + fast * 60_000 });
  await openDashboard();
  await act(async () => undefined); // its first look
  expect(session.hasExpired()).toBe(false);
  expect(screen.queryByTestId('session-ending')).toBeNull();
});

test('a session of somebody idle ends when the server says so, and not before', async () => {
  measureByHand();
  const asked: string[] = [];
  await openDashboard();
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) => {
    asked.push(String(target));
    return fetch(target, init);
  };
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const hearsVerdict = () => vi.waitFor(() => expect(asked.some((one) => one.endsWith('/verify'))).toBe(true));
  await pass(QUARTER_HOUR - 60);
  expect(screen.getByTestId('session-ending')).toBeDefined();
  await pass(70);
  await hearsVerdict();
  expect(session.hasExpired()).toBe(false);
  t.clock.advance(QUARTER_HOUR + 10);
  await vi.waitFor(async () => {
    await pass(10);
    expect(session.hasExpired()).toBe(true);
  });
});
