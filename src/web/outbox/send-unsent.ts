import type { QueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { isOnline } from '#web/connection.ts';
import { refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { alone } from './alone.ts';
import { asKept, type Box, change, drop, entryOf, lockOf } from './box.ts';
import type { OutboxMessage, UnsentEntry } from './unsent.ts';

const RETRY_MS = 3000;
const LONGEST_RETRY_MS = 30_000;

/** Sends what waits, one after the other, and tries again later what nothing has answered. */
export async function sendAll<Said extends OutboxMessage>(box: Box<Said>): Promise<void> {
  clearTimeout(box.timer);
  const { client } = box;
  if (box.isSending || !client || session.isOver() || !isOnline()) return;
  box.isSending = true;
  let later: number | undefined;
  for (let next = nextEntry(box); next && later === undefined; next = nextEntry(box)) {
    const { clientId } = next;
    later = await alone(lockOf(box, clientId), () => sendOne(box, client, clientId));
  }
  box.isSending = false;
  if (later !== undefined) box.timer = setTimeout(() => void sendAll(box), later);
}

/** The first of each line: those behind it wait, so that they arrive in order. */
function nextEntry<Said extends OutboxMessage>({ kind, entries }: Box<Said>): UnsentEntry<Said> | undefined {
  const blocked = new Set<string>();
  for (const entry of entries) {
    const line = kind.lineOf(entry);
    if (entry.state === 'waiting' && !blocked.has(line)) return entry;
    blocked.add(line);
  }
  return undefined;
}

/** Answers in how many milliseconds to try again; undefined when there is no need. */
async function sendOne<Said extends OutboxMessage>(box: Box<Said>, client: QueryClient, clientId: string) {
  const waiting = entryOf(box, clientId);
  if (waiting && !(await asKept(box, waiting))) await drop(box, clientId);
  const entry = entryOf(box, clientId);
  if (!entry) return undefined;
  change(box, clientId, { state: 'sending', isTried: true });
  try {
    await box.kind.send(client, entry);
  } catch (error) {
    return refused(box, client, { clientId, error });
  }
  box.wait = 0;
  await refreshTopics(client, box.kind.topics).catch(() => undefined);
  await drop(box, clientId); // before another tab has its turn
  return undefined;
}

type RefusedMessage = { clientId: string; error: unknown };

async function refused<Said extends OutboxMessage>(
  box: Box<Said>,
  client: QueryClient,
  { clientId, error }: RefusedMessage,
) {
  const failure = error instanceof Failure ? error : new Failure('unexpected', { cause: error });
  const { code, status, values, retryAfterSeconds } = failure;
  if (code === 'too_many_requests') {
    change(box, clientId, { state: 'waiting', isTried: false });
    return Math.max(1, retryAfterSeconds ?? 1) * 1000;
  }
  if (code === 'session_expired' || code === 'unreachable' || status >= 500) {
    change(box, clientId, { state: 'waiting', ...(code === 'session_expired' && { isTried: false }) });
    box.wait = Math.min(LONGEST_RETRY_MS, 2 * (box.wait || RETRY_MS));
    return box.wait;
  }
  await refreshTopics(client, box.kind.topics).catch(() => undefined);
  change(box, clientId, { state: 'refused', failure: { code, values } });
  return 0;
}
