import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearDocument, hearServer, fetchHearing, serverNow } from './server-clock.ts';
import { entriesOf, session } from './session.ts';

const NOON = Date.parse('2026-06-15T12:00:00.000Z');
const MINUTE = 60_000;
const at = (instant: number) => new Date(instant).toISOString();
const answered = (instant: number) => async () =>
  new Response('{}', { headers: { date: new Date(instant).toUTCString() } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON }));
afterEach(() => {
  hearServer(at(Date.now()), 0);
  vi.useRealTimers();
});

test.each([16, -16, 60 * 24])('a device that is %i minutes fast goes with the server', async (fast) => {
  vi.setSystemTime(NOON + fast * MINUTE);
  globalThis.fetch = answered(NOON);
  await fetchHearing('/any');
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(1000);
  vi.setSystemTime(Date.now() + 5 * MINUTE);
  expect(Math.abs(serverNow() - NOON - 5 * MINUTE)).toBeLessThanOrEqual(1000);
});

test('a clock that may be right is left alone, and an answer that tells no time says nothing', async () => {
  vi.setSystemTime(NOON + 900);
  globalThis.fetch = answered(NOON);
  await fetchHearing('/any');
  globalThis.fetch = async () => new Response('{}');
  await fetchHearing('/any');
  expect(serverNow()).toBe(NOON + 900);
});

test('a document tells it, too; where it says something else than the device, an answer is asked for', async () => {
  const asked = vi.fn(answered(NOON + 3 * MINUTE));
  globalThis.fetch = asked;
  hearDocument(at(NOON - 500));
  expect(asked).not.toHaveBeenCalled();
  hearDocument(at(NOON - 20 * MINUTE)); // one that the browser kept
  expect(serverNow()).toBeLessThan(NOON - 19 * MINUTE);
  await vi.waitFor(() => expect(Math.abs(serverNow() - NOON - 3 * MINUTE)).toBeLessThanOrEqual(1000));
});

test('one that was kept for times without a connection tells nothing', () => {
  document.documentElement.dataset.isKept = '';
  hearDocument(at(NOON - 20 * MINUTE));
  delete document.documentElement.dataset.isKept;
  expect(serverNow()).toBe(NOON);
});

test('what a device kept of a log-in lasts as long as the server meant, after a reload and in another tab', () => {
  vi.setSystemTime(NOON + 16 * MINUTE);
  hearServer(at(NOON), 0);
  const account = { _id: 'nadia', email: '', firstName: 'Nadia', lastName: 'O', profileImage: null, token: 'one' };
  const auth = { expiresAt: at(NOON + 15 * MINUTE), workspace: 'family' } as const;
  const keep = (token: string) => Object.assign(localStorage, entriesOf({ ...account, token }, auth));
  const left = () => (session.current()?.endsAt ?? 0) - performance.now();
  keep('kept');
  session.follow();
  expect(left()).toBe(15 * MINUTE);
  session.open(account, { ...auth, expiresInSeconds: 900 });
  vi.setSystemTime(NOON + 600 * MINUTE);
  expect(left()).toBe(15 * MINUTE);
  keep('another');
  session.follow();
  expect(left()).toBe(-569 * MINUTE);
  session.close();
});
