import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Calls, HandlerInput } from '#shared/call.ts';
import type { Language } from '#shared/languages.ts';
import type { WorkPlace } from '#shared/place-roles.ts';
import type { Db } from '#server/db/db.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Secrets } from '#server/secrets.ts';

/** Who asks, as the access token says; nothing of it comes from the request. */
export type User = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  isStaff: boolean;
  /** What this account works for, and as what: the one that this log-in has chosen first, the others by name. */
  places: readonly WorkPlace[];
  /** Of those, where it may do what the call asks for; where a call is not a provider's own, where it sees who comes. */
  providerIds: string[];
  sessionId: string;
};

/** A cookie of this request that scripts cannot read, and how to change it. */
export type SecretCookie = {
  value: string | undefined;
  set: (token: string, maxAgeSeconds: number) => void;
  clear: () => void;
};

/**
 * What whoever composes the server hands to every handler besides the kernel's own. A capability names its part:
 * `declare module '#server/http/handlers.ts' { interface HandedIn { … } }`.
 */
export interface HandedIn extends Record<never, never> {}

/** What a handler may use besides what was sent. */
export type Context = HandedIn & {
  db: Db;
  ports: Ports;
  limits: Limits;
  /** Encrypts what only this server may read. */
  secrets: Secrets;
  /** Told of sessions that a handler ends and of accounts that it changes, so that the next call knows. */
  knownUsers: { forget: (ids: readonly string[]) => void };
  /** Reading it on a public call that nobody logged in for throws `session_expired`. */
  user: User;
  visitor: User | undefined;
  now: Date;
  /** The language of the page or mail that the answer ends in. */
  language: Language;
  /** A hash of the address that asks, of an IPv6 one its network: for counting, never for logs. */
  client: string;
  /** Finds the country of the network that asks, as a code of ISO 3166; null when it is private or not known. */
  findCountry: () => Promise<string | null>;
  idempotencyKey: string | undefined;
  /** What the browser calls itself. */
  userAgent: string | undefined;
  refreshCookie: SecretCookie;
  /** Stays when somebody logs out: by it a browser is known in which an account has logged in. */
  deviceCookie: SecretCookie;
  /** Whether a page of ours sent this and says so with the header `x-lado-renew`, which no foreign page can send. */
  isRenewal: boolean;
  /** Asks the browser to drop what it has cached of this site. */
  forgetCaches: () => void;
  /** The address people reach this server at, for links in mails: no slash at the end. */
  publicUrl: string;
  log: FastifyBaseLogger;
};

/** One function per call of a capability: no more, no less. Public ones read `visitor`. */
export type Handlers<Group extends Calls> = {
  [Name in keyof Group]: (input: HandlerInput<Group[Name]>, context: Context) => Promise<Answer<Group[Name]>>;
};
