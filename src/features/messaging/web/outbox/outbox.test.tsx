import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aClientId } from '#features/threads/server/seed.ts';
import { storedInMemory } from '#test/stored.ts';
import { oneAtATime } from '#test/locks.ts';
import { goOnline, logInHere, notingClient } from '#test/outbox-tab.ts';
import { draftOf, forgetAllDrafts, forgetDraftsOfOthers, keepDraft } from '#web/draft-vault.ts';
import { keptEntries } from '#web/outbox/kept-entries.ts';
import { session } from '#web/session.ts';
import { keepAsDrafts } from './keep-as-drafts.ts';
import { forgetUnreached } from './forget-unreached.ts';
import { OUTBOX, type UnsentMessage } from './outbox-entry.ts';
import { outbox } from './outbox.ts';

const kept = keptEntries<UnsentMessage>(OUTBOX);
const ANNA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'a0000000-0000-4000-8000-000000000002';
const another = './outbox.ts?another-tab';
const otherTab = ((await import(/* @vite-ignore */ another)) as { outbox: typeof outbox }).outbox;

let sent: string[];
const client = notingClient((words) => sent.push(words));

const ROSA = 'a0000000-0000-4000-8000-000000000003';
const IRIS = 'a0000000-0000-4000-8000-000000000004';
const written = (words: string, personId: string | null = null) => ({
  clientId: aClientId(),
  talk: 'talk-rosa',
  draft: { label: 'Message to Jacaranda', path: '/communicationHub/thread' },
  to: { at: 'thread' as const, id: 'thread', isPlace: false },
  personId,
  words,
  files: [],
});
const keptWords = async () => (await kept.all(ANNA)).map(({ words }) => words);

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('indexedDB', storedInMemory());
  vi.stubGlobal('crypto', webcrypto);
  Object.defineProperty(navigator, 'locks', { value: oneAtATime(), configurable: true });
  goOnline(false);
  logInHere(ANNA);
  await outbox.open(client);
});
afterEach(() => {
  session.close();
  forgetAllDrafts();
  goOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('two tabs keep what is written in each', async () => {
  await otherTab.open(client);
  outbox.add(written('In one'));
  otherTab.add(written('In the other'));
  await expect.poll(keptWords).toEqual(expect.arrayContaining(['In one', 'In the other']));
});

test('what one tab takes back, the other does not send', async () => {
  const message = written('Never mind');
  outbox.add(message);
  await expect.poll(keptWords).toEqual(['Never mind']);
  await otherTab.open(client);
  expect(otherTab.entries()).toHaveLength(1);
  expect(await outbox.takeBack(message.clientId)).toMatchObject({ words: 'Never mind' });
  goOnline(true);
  await expect.poll(() => otherTab.entries()).toEqual([]);
  expect(sent).toEqual([]);
});

test('of what both tabs know each message is sent once, in order', async () => {
  outbox.add(written('First'));
  outbox.add(written('Second'));
  await expect.poll(keptWords).toEqual(['First', 'Second']);
  await otherTab.open(client);
  goOnline(true);
  await expect.poll(() => [...outbox.entries(), ...otherTab.entries()]).toEqual([]);
  expect(sent).toEqual(['First', 'Second']);
  expect(await keptWords()).toEqual([]);
});

test('what waits for somebody who is out of reach goes, in every tab, and what was typed there with it; the rest is sent', async () => {
  const talk = 'talk-of-rosa';
  outbox.add({ ...written('She has a new cane', ROSA), talk });
  outbox.add(written('For the other one', IRIS));
  outbox.add(written('For me'));
  await expect.poll(keptWords).toHaveLength(3);
  await otherTab.open(client);
  keepDraft(talk, { words: 'Half a thought' }, 'Message');
  await forgetUnreached({ [ROSA]: ['bookings'], [IRIS]: ['messages'] });
  expect(draftOf(talk)).toBeUndefined();
  expect(outbox.entries().map(({ words }) => words)).toEqual(['For the other one', 'For me']);
  expect(await keptWords()).toEqual(['For the other one', 'For me']);
  goOnline(true);
  await expect.poll(() => [...outbox.entries(), ...otherTab.entries()]).toEqual([]);
  expect(sent).toEqual(['For the other one', 'For me']);
});

test('also what a tab has left that is closed', async () => {
  session.close();
  logInHere(ANNA);
  const left = { ...written('She has a new cane', ROSA), writtenAt: '2026-06-15T16:00:00Z', isTried: false };
  await kept.keep(ANNA, { ...left, state: 'waiting' });
  expect(await keptWords()).toEqual(['She has a new cane']);
  await forgetUnreached({});
  expect(await keptWords()).toEqual([]);
});

test('what waits when the session expires is the draft of its conversation at the next log-in of the same account', async () => {
  outbox.add(written('First'));
  outbox.add(written('Second'));
  keepDraft('talk-rosa', { words: 'Half a thought' }, 'Message');
  session.expire();
  await keepAsDrafts(client);
  session.close();
  expect(draftOf('talk-rosa')).toBeUndefined();
  logInHere(ANNA);
  expect(draftOf('talk-rosa')).toMatchObject({
    values: { words: 'First\nSecond\nHalf a thought' },
    label: 'Message to Jacaranda',
    path: '/communicationHub/thread',
  });
  session.close();
  forgetDraftsOfOthers(BEN);
  logInHere(BEN);
  expect(draftOf('talk-rosa')).toBeUndefined();
  session.close();
  logInHere(ANNA);
  expect(draftOf('talk-rosa')).toBeUndefined();
});
