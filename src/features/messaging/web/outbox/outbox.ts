import type { QueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { hasConnection, isOnline, subscribeToConnection } from '#web/connection.ts';
import { refreshTopics } from '#web/realtime.ts';
import { serverNow } from '#web/server-clock.ts';
import { session, subscribeToSession } from '#web/session.ts';
import { alone } from './alone.ts';
import { keptEntries } from './kept-entries.ts';
import type { Entry } from './outbox-entry.ts';
import { sendEntry } from './send-entry.ts';

const RETRY_MS = 3000;
const LONGEST_RETRY_MS = 30_000;

let owner: string | undefined;
let entries: readonly Entry[] = [];
let client: QueryClient | undefined;
/** What this tab knows to be kept: what is no longer there, another tab has sent or taken back. */
const keptHere = new Set<string>();
/** One after the other: what was dropped must not be kept again. */
let writing: Promise<unknown> = Promise.resolve();
let isSending = false;
let wait = RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Messages on their way: in sight until they have arrived, kept encrypted over a reload, sent one after the other, each once, by one tab. */
export const outbox = {
  entries: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Takes up what this person has not sent yet; from then on it goes by itself. */
  async open(queryClient: QueryClient) {
    const userId = session.current()?.userId;
    if (!userId || userId === owner) return;
    owner = userId;
    client = queryClient;
    show([]);
    const kept = await keptOf(userId);
    if (owner !== userId) return;
    const known = new Set(entries.map(({ clientId }) => clientId));
    show([...kept.filter(({ clientId }) => !known.has(clientId)), ...entries]);
    void sendAll();
  },

  add(written: Omit<Entry, 'writtenAt' | 'state' | 'isTried' | 'failure'>) {
    const entry: Entry = {
      ...written,
      writtenAt: new Date(serverNow()).toISOString(),
      state: 'waiting',
      isTried: false,
    };
    show([...entries, entry]);
    keep(entry);
    void sendAll();
  },

  /** Drops a message, whatever became of it, also one of a tab that is closed. */
  async forget(userId: string, clientId: string) {
    if (owner === userId) await drop(clientId);
    else await keptEntries.drop(userId, clientId);
  },

  /** Takes a message back that has not left, or that was refused; undefined when it has left meanwhile, or leaves by another tab. */
  takeBack: (clientId: string): Promise<Entry | undefined> =>
    alone(
      lockOf(clientId),
      async () => {
        const entry = entryOf(clientId);
        if (!entry || !canTakeBack(entry)) return undefined;
        const kept = await asKept(entry);
        if (kept && !canTakeBack(kept)) return void change(clientId, { isTried: true });
        await drop(clientId);
        void sendAll();
        return kept && entry;
      },
      { ifAvailable: true },
    ),
};

/** What was tried may have arrived: only what surely has not can be taken back. */
export const canTakeBack = ({ state, isTried }: Entry): boolean =>
  state === 'refused' || (state === 'waiting' && !isTried);

const lockOf = (clientId: string) => `outbox ${clientId}`;
const entryOf = (clientId: string) => entries.find((one) => one.clientId === clientId);

async function keptOf(userId: string): Promise<Entry[]> {
  const kept = await keptEntries.all(userId).catch(() => []);
  for (const { clientId } of kept) keptHere.add(clientId);
  return kept.map((entry) => ({ ...entry, state: entry.state === 'refused' ? 'refused' : 'waiting' }));
}

/** Only for whoever is still logged in when its turn comes: the device has been cleared otherwise. */
function write(act: (userId: string) => Promise<unknown>): Promise<unknown> {
  const userId = owner;
  writing = writing
    .then(() => (userId && session.current()?.userId === userId ? act(userId) : undefined))
    .catch(() => undefined);
  return writing;
}

const keep = (entry: Entry) =>
  void write(async (userId) => {
    await keptEntries.keep(userId, entry);
    keptHere.add(entry.clientId);
  });

/** The entry as all tabs know it; undefined when another tab has sent it or taken it back. */
async function asKept(entry: Entry): Promise<Entry | undefined> {
  await writing;
  if (!owner || !keptHere.has(entry.clientId)) return entry;
  return keptEntries.read(owner, entry.clientId).catch(() => entry);
}

function show(next: readonly Entry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

function change(clientId: string, changes: Partial<Entry>) {
  show(entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry)));
  const changed = entryOf(clientId);
  if (changed) keep(changed);
}

function drop(clientId: string): Promise<unknown> {
  show(entries.filter((entry) => entry.clientId !== clientId));
  return write((userId) => keptEntries.drop(userId, clientId));
}

/** The first of each conversation: those behind it wait, so that they arrive in order. */
function nextEntry(): Entry | undefined {
  const blocked = new Set<string>();
  for (const entry of entries) {
    if (entry.state === 'waiting' && !blocked.has(entry.talk)) return entry;
    blocked.add(entry.talk);
  }
  return undefined;
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  if (isSending || !client || session.isOver() || !isOnline()) return;
  isSending = true;
  let later: number | undefined;
  for (let next = nextEntry(); next && later === undefined; next = nextEntry()) {
    const [by, { clientId }] = [client, next];
    later = await alone(lockOf(clientId), () => sendOne(by, clientId));
  }
  isSending = false;
  if (later !== undefined) timer = setTimeout(() => void sendAll(), later);
}

/** Answers in how many milliseconds to try again; undefined when there is no need. */
async function sendOne(queryClient: QueryClient, clientId: string): Promise<number | undefined> {
  const waiting = entryOf(clientId);
  if (waiting && !(await asKept(waiting))) await drop(clientId);
  const entry = entryOf(clientId);
  if (!entry) return undefined;
  change(clientId, { state: 'sending', isTried: true });
  try {
    await sendEntry(queryClient, entry);
  } catch (error) {
    return refused(entry, error);
  }
  wait = RETRY_MS;
  await refreshTopics(queryClient, ['threads']).catch(() => undefined);
  await drop(clientId); // before another tab has its turn
  return undefined;
}

function refused({ clientId }: Entry, error: unknown): number | undefined {
  const failure = error instanceof Failure ? error : new Failure('unexpected', { cause: error });
  const { code, status, values, retryAfterSeconds } = failure;
  if (code === 'too_many_requests') {
    change(clientId, { state: 'waiting', isTried: false });
    return Math.max(1, retryAfterSeconds ?? 1) * 1000;
  }
  if (code === 'session_expired' || code === 'unreachable' || status >= 500) {
    change(clientId, { state: 'waiting', ...(code === 'session_expired' && { isTried: false }) });
    wait = Math.min(LONGEST_RETRY_MS, wait * 2);
    return wait;
  }
  change(clientId, { state: 'refused', failure: { code, values } });
  return 0;
}

if (typeof window !== 'undefined') {
  subscribeToConnection(() => {
    if (hasConnection()) void sendAll();
  });
  // What waited for the log-in goes on after it; at a log-out nothing stays.
  subscribeToSession(() => {
    if (owner !== undefined && session.current()?.userId === owner) return void sendAll();
    owner = undefined;
    keptHere.clear();
    clearTimeout(timer);
    show([]);
  });
}
