import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import { countryOf } from '../country-of-network.ts';
import { clientOf } from './client-network.ts';
import type { Context, HandedIn, SecretCookie, User } from './handlers.ts';
import { languageOf } from './language.ts';

/** What is the same for every handler. */
export type Source = Pick<Context, 'db' | 'ports' | 'limits' | 'secrets' | 'knownUsers' | 'publicUrl'> & {
  now: () => Date;
  /** What whoever composes the server gives to every handler. */
  handedIn: HandedIn;
};
type Exchange = {
  kernel: Source;
  request: FastifyRequest;
  visitor: User | undefined;
  /** Undefined for what a page asks while it is rendered: it has no answer of its own to put headers on. */
  reply: FastifyReply | undefined;
};

/** What a handler may use besides what was sent. */
export function contextOf(exchange: Exchange): Context {
  const context = exchange.visitor ? new KnownVisitor(exchange, exchange.visitor) : new Anybody(exchange);
  return Object.assign(context, exchange.kernel.handedIn);
}

// Classes, because V8 makes a hidden class for each object literal with accessors and keeps it after the request. Handlers spread a
// context to give it another `db`: spreading copies fields and leaves out these accessors, which only handlers themselves read.
abstract class RequestContext {
  readonly #exchange: Exchange;
  readonly db: Context['db'];
  readonly ports: Context['ports'];
  readonly limits: Context['limits'];
  readonly secrets: Context['secrets'];
  readonly knownUsers: Context['knownUsers'];
  readonly publicUrl: string;
  readonly visitor: User | undefined;
  readonly now: Date;
  readonly language: Context['language'];
  readonly idempotencyKey: string | undefined;
  readonly log: Context['log'];

  constructor(exchange: Exchange) {
    const { kernel, request, visitor } = exchange;
    const key = request.headers['idempotency-key'];
    this.#exchange = exchange;
    this.db = kernel.db;
    this.ports = kernel.ports;
    this.limits = kernel.limits;
    this.secrets = kernel.secrets;
    this.knownUsers = kernel.knownUsers;
    this.publicUrl = kernel.publicUrl;
    this.visitor = visitor;
    this.now = kernel.now();
    this.language = languageOf(request);
    this.idempotencyKey = typeof key === 'string' && /^[\w-]{8,80}$/.test(key) ? key : undefined;
    this.log = request.log;
  }

  get client() {
    return clientOf(this.#exchange.request);
  }

  get findCountry() {
    const { request } = this.#exchange;
    return () => countryOf(request.ip, request.log);
  }

  get userAgent() {
    return this.#exchange.request.headers['user-agent'];
  }

  get refreshCookie() {
    const { request, reply } = this.#exchange;
    return reply ? secretCookie(REFRESH_COOKIE, request, reply) : noCookie;
  }

  get deviceCookie() {
    const { request, reply } = this.#exchange;
    return reply ? secretCookie(DEVICE_COOKIE, request, reply) : noCookie;
  }

  get isRenewal() {
    const { request, kernel } = this.#exchange;
    return isFromOurPages(request, kernel.publicUrl) && request.headers['x-lado-renew'] !== undefined;
  }

  get forgetCaches() {
    const { reply } = this.#exchange;
    return () => void reply?.header('clear-site-data', '"cache"');
  }
}

class KnownVisitor extends RequestContext {
  readonly user: User;

  constructor(exchange: Exchange, user: User) {
    super(exchange);
    this.user = user;
  }
}

class Anybody extends RequestContext {
  get user(): User {
    throw new Failure('session_expired');
  }
}

/** What a browser sends with each request, also for a document, once somebody has logged in there. */
export const refreshTokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[REFRESH_COOKIE];

const isFromOurPages = ({ headers, protocol, host }: FastifyRequest, publicUrl: string) =>
  [new URL(publicUrl).origin, `${protocol}://${host}`].includes(headers.origin ?? '');

/** `__Host-` binds the cookie to this host and to encrypted or loopback connections. */
const REFRESH_COOKIE = '__Host-lado_refresh';
const DEVICE_COOKIE = '__Host-lado_device';
const cookieRules = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

function secretCookie(name: string, request: FastifyRequest, reply: FastifyReply): SecretCookie {
  return {
    value: request.cookies[name],
    set: (token, maxAge) => void reply.setCookie(name, token, { ...cookieRules, maxAge }),
    clear: () => void reply.clearCookie(name, cookieRules),
  };
}

const noCookie: SecretCookie = { value: undefined, set: () => undefined, clear: () => undefined };
