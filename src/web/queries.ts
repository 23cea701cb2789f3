import { notifyManager, type Query, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnyCall, CallInput, Calls, Reply, Sender } from '#shared/call.ts';
import { type Client, clientOf } from '#shared/client.ts';
import { Failure } from '#shared/failure.ts';
import { onceAnswered } from './connection.ts';
import { wholePage } from './piece.tsx';

// Shown in the same frame: a switch that is pressed does not stand back for one.
notifyManager.setScheduler(queueMicrotask);

const senders = new WeakMap<QueryClient, Sender>();

/** One per request on the server, one per tab in the browser. */
export function queryClientWith(send: Sender): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        forgetWhatIsGone(error, query);
        askOnceAnswered(error, query);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: cacheTime, retry: isWorthRetrying },
      // Without a connection it is said at once; what waits for one instead says so itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  senders.set(client, onceWhole(send));
  return client;
}

/** What is read while a page comes alive is answered once all of it is: parts that are not yet alive were rendered without it. */
const onceWhole =
  (send: Sender): Sender =>
  async (call, ...asked) => {
    try {
      return await send(call, ...asked);
    } finally {
      if (call.method === 'GET') await wholePage();
    }
  };

/** What the server has and no longer shows this person is not shown any longer either, wherever it was known from. */
function forgetWhatIsGone(error: Error, query: Query<unknown, unknown, unknown>) {
  const isGone = error instanceof Failure && error.code === 'not_found';
  if (isGone && query.state.data !== undefined) query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0 });
}

/** What nothing has answered is asked again as soon as anything is, where it is still shown. */
function askOnceAnswered(error: Error, query: Query<unknown, unknown, unknown>) {
  if (!(error instanceof Failure)) return;
  onceAnswered(error, () => {
    if (query.isActive() && query.state.error === error) query.fetch().catch(() => undefined);
  });
}

// With Infinity no timer is set, so that the client of a request can be collected as soon as the answer is sent.
const cacheTime = typeof window === 'undefined' ? Infinity : 300_000;
const isWorthRetrying = (count: number, error: Error) =>
  typeof window !== 'undefined' && count < 1 && error instanceof Failure && error.status >= 500;

/** The TanStack query options of a call, for server and browser. The query key begins with the call's service and path. */
export function callQuery<C extends AnyCall>(call: C, input: CallInput<C>) {
  return queryOptions({
    queryKey: [...keyOf(call), input] as readonly unknown[],
    queryFn: ({ client, signal }): Promise<Reply<C>> => senderOf(client)(call, input, { signal }),
    ...(call.isKept && keptOptions),
  });
}

/**
 * Like callQuery, but null for a `not_found` answer: the page shows that itself, and its document has the status 404. What
 * `isWorthAsking` knows beforehand is not asked.
 */
export function callQueryOrNull<C extends AnyCall>(call: C, input: CallInput<C>, isWorthAsking = () => true) {
  return queryOptions({
    queryKey: [...keyOf(call), input, 'maybe'] as readonly unknown[],
    queryFn: async ({ client, signal }): Promise<Reply<C> | null> => {
      if (typeof window !== 'undefined' && !isWorthAsking()) return null; // the device knows it, the server asks
      return orNull(senderOf(client)(call, input, { signal }));
    },
    ...(call.isKept && keptOptions),
  });
}

/** What was asked for, or null where it was not found. */
export async function orNull<Asked>(asked: Promise<Asked>): Promise<Asked | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return null;
    throw error;
  }
}

// What is kept on the device is there without a connection, too.
const keptOptions = { networkMode: 'offlineFirst', meta: { isKept: true } } as const;

/** Asks nothing: for a part of a page that its address does not show. */
export const unasked = <C extends AnyCall>(call: C) =>
  queryOptions({
    queryKey: [...keyOf(call), 'unasked'] as readonly unknown[],
    queryFn: async (): Promise<Reply<C> | null> => null,
    networkMode: 'always',
  });

/** The query key to invalidate: it covers every query of this call. */
export const keyOf = (call: AnyCall): readonly string[] => [call.service, call.path];

/**
 * Asks again what the page shows, all of it or what the key covers. What is being asked for the first time may be answered as it stood
 * before, or from what the device has kept: an invalidation does not ask it again by itself.
 */
export async function askAnew(client: QueryClient, queryKey: readonly unknown[] = []): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined;
  const asked = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isFirst });
  await client.invalidateQueries({ queryKey });
  if (asked.length > 0) await client.invalidateQueries({ queryKey });
}

/** What was shown from the device is asked again whenever the browser is online again. Answers how to stop. */
export function askWhenOnline(client: QueryClient): () => void {
  const ask = () => void askAnew(client);
  addEventListener('online', ask);
  return () => removeEventListener('online', ask);
}

/** What sends the calls of this query client. */
export const senderOf = (client: QueryClient): Sender => {
  const send = senders.get(client);
  if (!send) throw new Error('This query client was not made by queryClientWith.');
  return send;
};

/** The typed functions of a capability's calls, for mutations: `callsOf(client, account).logIn({ body })`. */
export const callsOf = <Group extends Calls>(client: QueryClient, group: Group): Client<Group> =>
  clientOf(group, senderOf(client));
