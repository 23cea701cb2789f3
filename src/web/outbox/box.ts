import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '#shared/realtime.ts';
import { session } from '#web/session.ts';
import { keptEntries } from './kept-entries.ts';
import type { OutboxMessage, UnsentEntry } from './unsent.ts';

export type Kind<Said extends OutboxMessage> = {
  /** Under which it is kept on the device. */
  name: string;
  /** What belongs together goes in order: one that waits, or was refused, holds up those behind it. */
  lineOf: (said: Said) => string;
  /** Sends one; the same one again is there once. */
  send: (client: QueryClient, said: Said) => Promise<unknown>;
  /** What has changed once it was answered, in whatever way. */
  topics: readonly Topic[];
};

export type Box<Said extends OutboxMessage> = {
  kind: Kind<Said>;
  kept: ReturnType<typeof keptEntries<Said>>;
  owner: string | undefined;
  entries: readonly UnsentEntry<Said>[];
  client: QueryClient | undefined;
  /** What this tab knows to be kept: what is no longer there, another tab has sent or taken back. */
  keptHere: Set<string>;
  /** One after the other: what was dropped must not be kept again. */
  writing: Promise<unknown>;
  isSending: boolean;
  /** How long it waited before it tried last. */
  wait: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
};

export const openBox = <Said extends OutboxMessage>(kind: Kind<Said>): Box<Said> => ({
  kind,
  kept: keptEntries<Said>(kind.name),
  owner: undefined,
  entries: [],
  client: undefined,
  keptHere: new Set(),
  writing: Promise.resolve(),
  isSending: false,
  wait: 0,
  timer: undefined,
  listeners: new Set(),
});

export const lockOf = <Said extends OutboxMessage>({ kind }: Box<Said>, clientId: string) => `${kind.name} ${clientId}`;
export const entryOf = <Said extends OutboxMessage>({ entries }: Box<Said>, clientId: string) =>
  entries.find((one) => one.clientId === clientId);

/** Only for whoever is still logged in when its turn comes: the device has been cleared otherwise. */
function write<Said extends OutboxMessage>(
  box: Box<Said>,
  act: (userId: string) => Promise<unknown>,
): Promise<unknown> {
  const userId = box.owner;
  box.writing = box.writing
    .then(() => (userId && session.current()?.userId === userId ? act(userId) : undefined))
    .catch(() => undefined);
  return box.writing;
}

export const keep = <Said extends OutboxMessage>(box: Box<Said>, entry: UnsentEntry<Said>) =>
  write(box, async (userId) => {
    await box.kept.keep(userId, entry);
    box.keptHere.add(entry.clientId);
  });

/** The entry as all tabs know it; undefined when another tab has sent it or taken it back. */
export async function asKept<Said extends OutboxMessage>(
  box: Box<Said>,
  entry: UnsentEntry<Said>,
): Promise<UnsentEntry<Said> | undefined> {
  await box.writing;
  if (!box.owner || !box.keptHere.has(entry.clientId)) return entry;
  return box.kept.read(box.owner, entry.clientId).catch(() => entry);
}

export function show<Said extends OutboxMessage>(box: Box<Said>, entries: readonly UnsentEntry<Said>[]) {
  box.entries = entries;
  for (const listener of box.listeners) listener();
}

export function change<Said extends OutboxMessage>(
  box: Box<Said>,
  clientId: string,
  changes: Partial<UnsentEntry<OutboxMessage>>,
) {
  show(
    box,
    box.entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry)),
  );
  const changed = entryOf(box, clientId);
  if (changed) void keep(box, changed);
}

export function drop<Said extends OutboxMessage>(box: Box<Said>, clientId: string): Promise<unknown> {
  show(
    box,
    box.entries.filter((entry) => entry.clientId !== clientId),
  );
  return write(box, (userId) => box.kept.drop(userId, clientId));
}
