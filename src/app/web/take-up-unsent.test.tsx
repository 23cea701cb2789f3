import { webcrypto } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OUTBOX, type UnsentMessage } from '#features/messaging/web/outbox/outbox-entry.ts';
import { logInHere, notingClient } from '#test/outbox-tab.ts';
import { storedInMemory } from '#test/stored.ts';
import { keptEntries } from '#web/outbox/kept-entries.ts';
import { session } from '#web/session.ts';
import { takeUpUnsent } from './take-up-unsent.ts';

const messages = keptEntries<UnsentMessage>(OUTBOX);
const ANNA = 'a0000000-0000-4000-8000-000000000003';

test('what was written without a line leaves at the next start, whatever page is open', async () => {
  vi.stubGlobal('indexedDB', storedInMemory());
  vi.stubGlobal('crypto', webcrypto);
  onTestFinished(() => {
    session.close();
    vi.unstubAllGlobals();
  });
  logInHere(ANNA);
  await messages.keep(ANNA, {
    clientId: 'written-in-the-bus',
    talk: 'talk-rosa',
    draft: { label: 'Message', path: '/messaging' },
    to: { at: 'thread', id: 'thread', isPlace: false },
    words: 'We are late',
    files: [],
    writtenAt: new Date().toISOString(),
    state: 'waiting',
    isTried: false,
  });
  const sent: string[] = [];
  await takeUpUnsent(notingClient((words) => sent.push(words)));
  await expect.poll(() => sent).toEqual(['We are late']);
  await expect.poll(() => messages.any(ANNA)).toBe(false);
});
