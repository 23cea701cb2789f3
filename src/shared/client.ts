import {
  type AnyCall,
  type CallInput,
  type Calls,
  FILE_TYPE,
  fill,
  type Input,
  type Reply,
  type Sender,
  type SendOptions,
} from './call.ts';
import { failureOf, Failure, type Problem } from './failure.ts';
import type { BaseAddresses } from './services.ts';

export type Transport = {
  bases: BaseAddresses;
  /** The headers that authenticate the request; read again for each try. */
  headers: () => Record<string, string>;
  fetch: typeof fetch;
  /** Sends a file and tells how much of it has left; `fetch` does where it is left out. */
  sendFile?: (address: string, file: FileRequest) => Promise<Response>;
  /** Called on a 401: true when the session could be renewed, so that the call is worth a second try; false when it is over. What it throws is thrown on. */
  renew?: () => Promise<boolean>;
};

export type FileRequest = {
  method: string;
  headers: Record<string, string>;
  body: Blob;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
};

/** Sends calls over HTTP. Rejects with Failure: `unreachable` when nothing answers. */
export function sendOver(transport: Transport): Sender {
  return async <C extends AnyCall>(call: C, input: CallInput<C>, options: SendOptions = {}) => {
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
  { signal, idempotencyKey, onProgress, outlivesPage }: SendOptions,
  transport: Transport,
) {
  const address = transport.bases[call.service] + fill(call.path, params) + search(query);
  const isFile = body instanceof Blob;
  const asked = {
    method: call.method,
    headers: {
      ...transport.headers(),
      ...(body && { 'content-type': isFile ? FILE_TYPE : 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(signal && { signal }),
    ...(outlivesPage && { keepalive: true }),
  };
  try {
    if (isFile && transport.sendFile)
      return await transport.sendFile(address, { ...asked, body, ...(onProgress && { onProgress }) });
    return await transport.fetch(address, {
      ...asked,
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Failure('unreachable', { cause });
  }
}

async function read<C extends AnyCall>(call: C, response: Response): Promise<Reply<C>> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 200 || response.status === 201) return call.reply.parse(answer) as Reply<C>;
  if (answer === undefined && response.status >= 500)
    throw new Failure('unreachable', { cause: new Error(`an answer of ${response.status} that is not ours`) });
  const retryAfter = Number(response.headers.get('retry-after'));
  throw failureOf((answer ?? { code: 'unexpected' }) as Partial<Problem>, call.failures, retryAfter || undefined);
}

function search(query: Record<string, unknown>) {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    return Array.isArray(value) ? value.map((item) => [key, String(item)]) : [[key, String(value)]];
  });
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type ClientCall<C> = keyof CallInput<C> extends never
  ? (input?: object, options?: SendOptions) => Promise<Reply<C>>
  : (input: CallInput<C>, options?: SendOptions) => Promise<Reply<C>>;
export type Client<Group extends Calls> = { [Name in keyof Group]: ClientCall<Group[Name]> };

/** One typed function per call of a capability. */
export function clientOf<Group extends Calls>(group: Group, send: Sender): Client<Group> {
  const ask =
    (call: AnyCall) =>
    (input: Input = {}, options?: SendOptions) =>
      send(call, input as CallInput<AnyCall>, options);
  return Object.fromEntries(Object.entries(group).map(([name, call]) => [name, ask(call)])) as Client<Group>;
}
