import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#shared/call.ts';
import { hasConnection, subscribeToConnection } from '#web/connection.ts';
import type { Reach } from '#web/offline/reach.ts';
import { serverNow } from '#web/server-clock.ts';
import { session, subscribeToSession } from '#web/session.ts';
import { alone } from './alone.ts';
import { asKept, type Box, change, drop, entryOf, keep, type Kind, lockOf, openBox, show } from './box.ts';
import { inOrder } from './kept-entries.ts';
import { sendAll } from './send-unsent.ts';
import { canTakeBack, type OutboxMessage, type UnsentEntry } from './unsent.ts';

export type Outbox<Said extends OutboxMessage> = ReturnType<typeof makeOutbox<Said>>;

/** What is on its way: in sight until it has arrived, kept encrypted over a reload, sent one after the other, each once, by one tab. */
export function makeOutbox<Said extends OutboxMessage>(kind: Kind<Said>) {
  const box = openBox(kind);
  if (typeof window !== 'undefined') follow(box);
  return {
    entries: () => box.entries,
    subscribe(listener: () => void) {
      box.listeners.add(listener);
      return () => void box.listeners.delete(listener);
    },
    /** Takes up what this person has not sent yet; from then on it goes by itself. */
    open: (client: QueryClient) => open(box, client),
    add: (said: Said) =>
      void take(box, { ...said, writtenAt: new Date(serverNow()).toISOString(), state: 'waiting', isTried: false }),
    /** Takes in what was kept elsewhere, unless it is here. */
    giveBack: async (entry: UnsentEntry<Said>) =>
      void (entryOf(box, entry.clientId) ?? (await take(box, asWaiting(entry)))),
    /** All that this person has not sent yet, in whatever tab it was said. */
    all: () => allOf(box),
    /** Once one may no longer do this for somebody, what waits for them goes, also that of a tab that is closed. Answers what it was. */
    forgetUnreached: (reach: Reach, scope: Scope) => forgetUnreached(box, { reach, scope }),
    /** Takes back what has not left, or was refused; undefined when it has left meanwhile, or leaves by another tab. */
    takeBack: (clientId: string) => alone(lockOf(box, clientId), () => takeBack(box, clientId), { ifAvailable: true }),
  };
}

async function open<Said extends OutboxMessage>(box: Box<Said>, client: QueryClient) {
  const userId = session.current()?.userId;
  if (!userId || userId === box.owner) return;
  box.owner = userId;
  box.client = client;
  show(box, []);
  const kept = await box.kept.all(userId).catch(() => []);
  for (const { clientId } of kept) box.keptHere.add(clientId);
  if (box.owner !== userId) return;
  const known = new Set(box.entries.map(({ clientId }) => clientId));
  show(box, [...kept.filter(({ clientId }) => !known.has(clientId)).map(asWaiting), ...box.entries]);
  void sendAll(box);
}

/** Whoever was sending it is gone. */
const asWaiting = <Said extends OutboxMessage>(entry: UnsentEntry<Said>): UnsentEntry<Said> => ({
  ...entry,
  state: entry.state === 'refused' ? 'refused' : 'waiting',
});

function take<Said extends OutboxMessage>(box: Box<Said>, entry: UnsentEntry<Said>) {
  show(box, [...box.entries, entry]);
  const keeping = keep(box, entry);
  void sendAll(box);
  return keeping;
}

async function takeBack<Said extends OutboxMessage>(
  box: Box<Said>,
  clientId: string,
): Promise<UnsentEntry<Said> | undefined> {
  const entry = entryOf(box, clientId);
  if (!entry || !canTakeBack(entry)) return undefined;
  const kept = await asKept(box, entry);
  if (kept && !canTakeBack(kept)) return void change(box, clientId, { isTried: true });
  await drop(box, clientId);
  void sendAll(box);
  return kept && entry;
}

async function allOf<Said extends OutboxMessage>(box: Box<Said>): Promise<UnsentEntry<Said>[]> {
  const userId = session.current()?.userId;
  if (!userId) return [];
  const here = box.owner === userId ? box.entries : [];
  const known = new Set(here.map(({ clientId }) => clientId));
  const kept = await box.kept.all(userId).catch(() => []);
  return inOrder([...here, ...kept.filter(({ clientId }) => !known.has(clientId))]);
}

type ReachOfScope = { reach: Reach; scope: Scope };

async function forgetUnreached<Said extends OutboxMessage>(box: Box<Said>, { reach, scope }: ReachOfScope) {
  const userId = session.current()?.userId;
  if (!userId) return [];
  const gone = (await allOf(box)).filter(({ personId }) => personId && !reach[personId]?.includes(scope));
  for (const { clientId } of gone) await (box.owner === userId ? drop(box, clientId) : box.kept.drop(userId, clientId));
  return gone;
}

function follow<Said extends OutboxMessage>(box: Box<Said>) {
  subscribeToConnection(() => {
    if (hasConnection()) void sendAll(box);
  });
  // What waited for the log-in goes on after it; at a log-out nothing stays.
  subscribeToSession(() => {
    if (box.owner !== undefined && session.current()?.userId === box.owner) return void sendAll(box);
    box.owner = undefined;
    box.keptHere.clear();
    clearTimeout(box.timer);
    show(box, []);
  });
}
