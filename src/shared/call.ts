import type * as z from 'zod/mini';
import type { FailureCode } from './failure.ts';
import type { PlaceRight } from './place-roles.ts';
import type { Service } from './services.ts';

export type Schema = z.ZodMiniType;
type Optional = Schema | undefined;
type In<S> = S extends Schema ? z.input<S> : never;
type Out<S> = S extends Schema ? z.output<S> : never;

/** What a family member may be allowed to do for a person. */
export const scopes = ['records', 'bookings', 'payments', 'messages'] as const;
export type Scope = (typeof scopes)[number];

/**
 * Who may call. `self`: a logged-in person, and the path parameter `owner`, when named, must be their own id.
 * `circle`: the same, or an accepted family member with the scope, or the provider of that booking; the handler proves it.
 * `provider`: who works for a provider in a role with this right; the handler finds those providers alone in `user.providerIds`.
 */
export type Access =
  | { rule: 'public' }
  | { rule: 'self'; owner?: string }
  | { rule: 'circle'; scope: Scope }
  | { rule: 'provider'; right: PlaceRight }
  | { rule: 'staff' };

export const publicly: Access = { rule: 'public' };
export const self = (owner?: string): Access => (owner ? { rule: 'self', owner } : { rule: 'self' });
export const circle = (scope: Scope): Access => ({ rule: 'circle', scope });
export const provider = (right: PlaceRight): Access => ({ rule: 'provider', right });
export const staff: Access = { rule: 'staff' };

export type Method = 'GET' | 'POST' | 'PUT';

/** One HTTP call, declared once: the server mounts it, the client sends it, OpenAPI and the tests read it. */
export type Call<
  Path extends string = string,
  Q extends Optional = Optional,
  B extends Optional = Optional,
  R extends Schema = Schema,
> = {
  service: Service;
  method: Method;
  /** Below the service's base address, spelt as the specification spells it; parameters as `:name`. */
  path: Path;
  access: Access;
  summary: string;
  query?: Q;
  body?: B;
  status?: 200 | 201;
  reply: R;
  failures?: readonly FailureCode[];
  /**
   * A repetition with the same Idempotency-Key header gets the first answer again. Another body by the same key is refused with
   * `key_reused`, or with `first_arrived` by what adds something.
   */
  idempotent?: true | 'adding';
  /** Its failures concern the form, not the session: a 401 here does not open the session-expired modal. */
  keepsSession?: boolean;
  /** The event that analytics are told when a browser's call has succeeded: what was done, never by whom, for whom or with what. */
  counted?: string;
  /** Which of its answers are counted; all, when left out. */
  isCounted?(reply: z.output<R>): boolean;
  /** The browser keeps its answers encrypted on the device until the log-out, and gives them again where there is no connection. */
  isKept?: boolean;
};

export type AnyCall = Call;
export type Calls = Record<string, AnyCall>;

/** Declares a call, and infers its path parameters and schemas. */
export function call<
  const Path extends string,
  R extends Schema,
  Q extends Optional = undefined,
  B extends Optional = undefined,
>(declared: Call<Path, Q, B, R>): Call<Path, Q, B, R> {
  return declared;
}

export type PathParam<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type InputPart<Key extends string, T> = [T] extends [never] ? unknown : Record<Key, T>;
type Params<P extends string> = [PathParam<P>] extends [never] ? never : Record<PathParam<P>, string>;

/** What a caller sends: `params`, `query`, `body`, each when the call has it. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? InputPart<'params', Params<P>> & InputPart<'query', In<Q>> & InputPart<'body', In<B>>
    : never;

/** What a handler receives: the same, after validation and defaults. */
export type HandlerInput<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? InputPart<'params', Params<P>> & InputPart<'query', Out<Q>> & InputPart<'body', Out<B>>
    : never;

/** What a caller gets. */
export type Reply<C> = C extends Call<string, Optional, Optional, infer R> ? z.output<R> : never;
/** What a handler answers. */
export type Answer<C> = C extends Call<string, Optional, Optional, infer R> ? z.input<R> : never;

/** The type under which a file is sent, whatever is in it. */
export const FILE_TYPE = 'application/octet-stream';

/** Untyped form of what is sent, for transports. */
export type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | Blob;
};
export type SendOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Told how much of a file has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Arrives though its page is closed in the same moment. For bodies of a few hundred bytes: browsers limit what may be on its way like this. */
  outlivesPage?: boolean;
};
/** Sends a call to its handler: over HTTP in the browser and in tests, in process while the server renders a page. */
export type Sender = <C extends AnyCall>(call: C, input: CallInput<C>, options?: SendOptions) => Promise<Reply<C>>;

/** The event that an answer of this call is counted as; undefined for most. */
export const eventOf = (call: AnyCall, reply: unknown): string | undefined =>
  call.isCounted?.(reply) === false ? undefined : call.counted;

/** `/a/:id` with its parameters put in, percent-encoded. */
export const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
