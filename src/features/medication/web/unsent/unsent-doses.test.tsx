import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeUpUnsent } from '#app/web/take-up-unsent.ts';
import { oneAtATime } from '#test/locks.ts';
import { goOnline, logInHere } from '#test/outbox-tab.ts';
import { storedInMemory } from '#test/stored.ts';
import { forgetAllDrafts, forgetDraftsOfOthers } from '#web/draft-vault.ts';
import { keptEntries } from '#web/outbox/kept-entries.ts';
import { queryClientWith } from '#web/queries.ts';
import { session } from '#web/session.ts';
import type { DoseState } from '../../kept-medicine.ts';
import { forgetUnreachedDoses } from './forget-unreached-doses.ts';
import { keepDoses } from './keep-doses.ts';
import { sayDose } from './say-dose.ts';
import { UNSENT_DOSES, type UnsentDose } from './unsent-dose.ts';
import { unsentDoses } from './unsent-doses.ts';

const kept = keptEntries<UnsentDose>(UNSENT_DOSES);
const ANNA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'a0000000-0000-4000-8000-000000000002';
const ROSA = 'a0000000-0000-4000-8000-000000000003';
const another = './unsent-doses.ts?another-tab';
const otherTab = ((await import(/* @vite-ignore */ another)) as { unsentDoses: typeof unsentDoses }).unsentDoses;

type SentDose = { said: DoseState | null; was: DoseState | null; key: string };
let sent: SentDose[];
const client = queryClientWith(((
  _: unknown,
  { body }: { body: { state: DoseState | null; was: DoseState | null } },
  { idempotencyKey: key }: { idempotencyKey: string },
) => {
  sent.push({ said: body.state, was: body.was, key });
  return Promise.resolve({ data: body });
}) as never); // the only call that is sent

const dose = (change: Partial<UnsentDose> = {}) => ({
  personId: null,
  medicineId: 'b0000000-0000-4000-8000-000000000001',
  day: '2026-06-17',
  time: '08:00',
  was: null,
  draft: { label: 'Medication', path: '/dashboardmedication' },
  ...change,
});
const keptSaid = async () => (await kept.all(ANNA)).map(({ said }) => said);
const saidHere = () => unsentDoses.entries().map(({ said }) => said);

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('indexedDB', storedInMemory());
  vi.stubGlobal('crypto', webcrypto);
  Object.defineProperty(navigator, 'locks', { value: oneAtATime(), configurable: true });
  goOnline(false);
  logInHere(ANNA);
  await unsentDoses.open(client);
});
afterEach(() => {
  session.close();
  forgetAllDrafts();
  goOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a dose that is pressed twice is said once; what has not left is taken back, and said otherwise', async () => {
  await Promise.all([sayDose(dose(), 'taken'), sayDose(dose(), 'taken')]);
  expect(saidHere()).toEqual(['taken']);
  await sayDose(dose(), 'skipped');
  expect(saidHere()).toEqual(['skipped']);
  await sayDose(dose(), null);
  expect(saidHere()).toEqual([]);
  await sayDose(dose(), 'taken');
  await expect.poll(keptSaid).toEqual(['taken']);
  goOnline(true);
  await expect.poll(() => sent).toMatchObject([{ said: 'taken', was: null }]);
  await expect.poll(keptSaid).toEqual([]);
});

test('of two tabs that know it one sends, once', async () => {
  await sayDose(dose(), 'taken');
  await expect.poll(keptSaid).toEqual(['taken']);
  await otherTab.open(client);
  expect(otherTab.entries()).toHaveLength(1);
  goOnline(true);
  await expect.poll(() => [...unsentDoses.entries(), ...otherTab.entries()]).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('what a tab was sending when it was closed goes again by the same key; what is said of it meanwhile goes behind it', async () => {
  session.close();
  logInHere(ANNA);
  const left = { ...dose(), clientId: 'pressed-on-the-way', said: 'taken', writtenAt: '2026-06-17T16:00:00Z' } as const;
  await kept.keep(ANNA, { ...left, state: 'sending', isTried: true });
  await unsentDoses.open(client);
  expect(unsentDoses.entries()).toMatchObject([{ state: 'waiting' }]);
  await sayDose(dose(), null);
  await sayDose(dose(), 'taken');
  await sayDose(dose(), null);
  expect(saidHere()).toEqual(['taken', null]);
  goOnline(true);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toMatchObject([
    { said: 'taken', was: null, key: 'pressed-on-the-way' },
    { said: null, was: 'taken' },
  ]);
});

test('what waits goes with the right to see the records, in every tab, and with the log-out', async () => {
  await sayDose(dose({ personId: ROSA }), 'taken');
  await sayDose(dose({ time: '20:00' }), 'skipped');
  await expect.poll(keptSaid).toHaveLength(2);
  await otherTab.open(client);
  await forgetUnreachedDoses({ [ROSA]: ['bookings', 'messages'] });
  expect(saidHere()).toEqual(['skipped']);
  expect(await keptSaid()).toEqual(['skipped']);
  session.close();
  expect(saidHere()).toEqual([]);
  logInHere(ANNA);
  goOnline(true);
  await takeUpUnsent(client);
  expect(await keptSaid()).toEqual([]);
  expect(sent).toEqual([]);
});

test('what waits when the session ends goes after the log-in of the same account in this tab, by the same key', async () => {
  await sayDose(dose(), 'taken');
  const [entry] = unsentDoses.entries();
  session.expire();
  await keepDoses();
  session.close();
  expect(saidHere()).toEqual([]);
  goOnline(true);
  logInHere(ANNA);
  await takeUpUnsent(client);
  await expect.poll(() => sent).toEqual([{ said: 'taken', was: null, key: entry?.clientId }]);
  await expect.poll(keptSaid).toEqual([]);
  expect(JSON.stringify(sessionStorage)).not.toContain(UNSENT_DOSES);
});

test('another account sends nothing of it, and leaves nothing of it behind', async () => {
  await sayDose(dose(), 'taken');
  session.expire();
  await keepDoses();
  session.close();
  goOnline(true);
  forgetDraftsOfOthers(BEN);
  logInHere(BEN);
  await takeUpUnsent(client);
  session.close();
  logInHere(ANNA);
  await takeUpUnsent(client);
  expect(sent).toEqual([]);
});
