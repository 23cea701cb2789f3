import type { QueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { connected } from '#web/connection.ts';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { callsOf } from '#web/queries.ts';
import { session, subscribeToSession } from '#web/session.ts';
import { uploads } from '../contract.ts';
import { type FileSort, fileSorts, LARGEST_FILE, type SentFile, typeByName } from '../file.ts';

/** A file as the person sees it. `waits`: for those before it, for the internet, or for the log-in. */
export type UploadRow = {
  key: number;
  name: string;
  bytes: number;
  state: 'waits' | 'offline' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  share: number;
  failure?: Failure;
  sent?: SentFile;
};

export type UploadChoices = {
  /** What the files are for: the name of a kind that the server knows. */
  kind: string;
  sort: FileSort;
  most: number;
  /** What the home page calls it when one left before it was used. */
  label: string;
};

export type UploadQueue = ReturnType<typeof openQueue>;

const queues = new Map<string, UploadQueue>();
let lastKey = 0;

/** The files of one field, of this person. They stay while the page is left for the log-in; what was sent stays for an hour, over a reload, too. */
export function uploadQueueOf(name: string, client: QueryClient, choices: UploadChoices): UploadQueue {
  const key = `${name}:${session.current()?.userId ?? 'guest'}`;
  const queue = queues.get(key) ?? openQueue(`files-${name}`, client, choices);
  queues.set(key, queue);
  return queue;
}

function openQueue(draft: string, client: QueryClient, { kind, sort, most, label }: UploadChoices) {
  const { send, remove } = callsOf(client, uploads);
  const files = new Map<number, File>();
  const underWay = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let rows: readonly UploadRow[] = keptIn(draft).map(arrived);

  function show(next: readonly UploadRow[]) {
    rows = next;
    const sent = rows.flatMap((row) => (row.sent ? [row.sent] : []));
    if (sent.length > 0) keepDraft(draft, { files: sent }, label);
    else forgetDraft(draft);
    for (const listener of listeners) listener();
  }
  const change = (key: number, changes: Partial<UploadRow>) =>
    show(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  /** One after the other: a slow line is not shared, and the first is done soonest. */
  async function sendNext() {
    if (underWay.size > 0 || session.isOver()) return;
    const next = rows.find(({ state }) => state === 'waits');
    const file = next && files.get(next.key);
    if (!file) return;
    const { key } = next;
    const stop = new AbortController();
    underWay.set(key, stop);
    change(key, { state: 'sending', share: 0, failure: undefined });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { data } = await send(
        { query: { kind, name: file.name }, body: file },
        { signal: stop.signal, onProgress },
      );
      files.delete(key);
      change(key, { state: 'sent', share: 1, sent: data, name: data.name, bytes: data.bytes });
    } catch (error) {
      if (!stop.signal.aborted) refused(key, error);
    } finally {
      underWay.delete(key);
    }
    await sendNext();
  }

  function refused(key: number, error: unknown) {
    const failure = error instanceof Failure ? error : new Failure('unexpected', { cause: error });
    if (failure.code === 'session_expired') return change(key, { state: 'waits' });
    // The same file would be refused again.
    if (failure.status < 500 && !['too_many_requests', 'files_full'].includes(failure.code)) files.delete(key);
    if (failure.code !== 'unreachable' || navigator.onLine) return change(key, { state: 'failed', failure });
    change(key, { state: 'offline' });
    void connected().then(() => retry(key));
    return undefined;
  }

  function retry(key: number) {
    if (!files.has(key)) return;
    change(key, { state: 'waits', failure: undefined });
    void sendNext();
  }

  // What waited for the log-in goes on after it.
  subscribeToSession(() => void sendNext());

  return {
    rows: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isSending: () => underWay.size > 0,

    /** Takes what fits; what does not is there with its reason, and the others go on. False when there is no room for all of them. */
    add(chosen: readonly File[]): boolean {
      let room = most - rows.filter(({ state }) => state !== 'failed').length;
      const added = chosen.flatMap((file): UploadRow[] => {
        const row = { key: (lastKey += 1), name: file.name, bytes: file.size, share: 0 };
        const failure = refusalOf(file, sort);
        if (failure) return [{ ...row, state: 'failed', failure }];
        room -= 1;
        if (room < 0) return [];
        files.set(row.key, file);
        return [{ ...row, state: 'waits' }];
      });
      show([...rows, ...added]);
      void sendNext();
      return room >= 0;
    },
    retry,
    /** Whether sending it again can help. */
    canRetry: (key: number) => files.has(key),
    /** Stops a file that is on its way, and throws away one that has arrived. */
    drop(key: number) {
      const row = rows.find((one) => one.key === key);
      underWay.get(key)?.abort();
      files.delete(key);
      show(rows.filter((one) => one.key !== key));
      // When it cannot be told, it goes by itself after a day.
      if (row?.sent) void remove({ params: { fileId: row.sent._id } }).catch(() => undefined);
    },
    /** Forgets those that hang where they belong; the others go on. */
    settle: (hanging: readonly string[]) => show(rows.filter(({ sent }) => !sent || !hanging.includes(sent._id))),
    /** Takes back what has arrived and was used, but came to nothing. */
    giveBack(sent: readonly SentFile[]) {
      show([...rows, ...sent.map(arrived)]);
    },
    /** Forgets all, once they hang where they belong. */
    clear() {
      for (const stop of underWay.values()) stop.abort();
      files.clear();
      show([]);
    },
  };
}

const arrived = (sent: SentFile): UploadRow => ({
  key: (lastKey += 1),
  name: sent.name,
  bytes: sent.bytes,
  state: 'sent',
  share: 1,
  sent,
});

/** What can be said before a byte has left. */
function refusalOf(file: File, sort: FileSort): Failure | undefined {
  const values = { name: file.name };
  const type = typeByName(file.name);
  if (!type || !(fileSorts[sort] as readonly string[]).includes(type)) return new Failure('file_type', { values });
  if (file.size > LARGEST_FILE) return new Failure('file_too_large', { values });
  return file.size === 0 ? new Failure('file_empty', { values }) : undefined;
}

const keptIn = (draft: string): SentFile[] => (draftOf(draft)?.values['files'] ?? []) as SentFile[]; // kept by this file
