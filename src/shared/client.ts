import {
  type AnyCall,
  type Calls,
  fill,
  type Input,
  type Reply,
  type Send,
  type SendOptions,
  type Sent,
} from './call.ts';
import { failureOf, Failure, type Problem } from './failure.ts';
import type { BaseAddresses } from './services.ts';

export type Transport = {
  bases: BaseAddresses;
  /** The headers that authenticate the request; read again for each try. */
  headers: () => Record<string, string>;
  fetch: typeof fetch;
  /** Called on a 401: true when the session could be renewed, so that the call is worth a second try. */
  renew?: () => Promise<boolean>;
};

/** Sends calls over HTTP. Rejects with Failure: `unreachable` when nothing answers. */
export function sendOver(transport: Transport): Send {
  return async <C extends AnyCall>(call: C, input: Sent<C>, options: SendOptions = {}) => {
    const sentFor = transport.headers()['x-token'];
    const first = await request(call, input as Input, options, transport);
    const isLost = first.status === 401 && !call.keepsSession && call.access.rule !== 'public';
    // What was sent before a log-in or a renewal, and refused after it, says nothing about the session of now.
    const isOutdated = () => transport.headers()['x-token'] !== sentFor;
    const answer =
      isLost && (isOutdated() || (await transport.renew?.()))
        ? await request(call, input as Input, options, transport)
        : first;
    return read(call, answer);
  };
}

async function request(
  call: AnyCall,
  { params, query = {}, body }: Input,
  { signal, idempotencyKey }: SendOptions,
  transport: Transport,
) {
  try {
    return await transport.fetch(transport.bases[call.service] + fill(call.path, params) + search(query), {
      method: call.method,
      headers: {
        ...transport.headers(),
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Failure('unreachable', { cause });
  }
}

async function read<C extends AnyCall>(call: C, response: Response): Promise<Reply<C>> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 200 || response.status === 201) return call.reply.parse(answer) as Reply<C>;
  const retryAfter = Number(response.headers.get('retry-after'));
  throw failureOf(
    (answer ?? { code: response.status >= 500 ? 'unreachable' : 'unexpected' }) as Partial<Problem>,
    call.failures,
    retryAfter || undefined,
  );
}

function search(query: Record<string, unknown>) {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    return Array.isArray(value) ? value.map((item) => [key, String(item)]) : [[key, String(value)]];
  });
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Ask<C> = keyof Sent<C> extends never
  ? (input?: object, options?: SendOptions) => Promise<Reply<C>>
  : (input: Sent<C>, options?: SendOptions) => Promise<Reply<C>>;
export type Client<Group extends Calls> = { [Name in keyof Group]: Ask<Group[Name]> };

/** One typed function per call of a capability. */
export function clientOf<Group extends Calls>(group: Group, send: Send): Client<Group> {
  const ask =
    (call: AnyCall) =>
    (input: Input = {}, options?: SendOptions) =>
      send(call, input as Sent<AnyCall>, options);
  return Object.fromEntries(Object.entries(group).map(([name, call]) => [name, ask(call)])) as Client<Group>;
}
