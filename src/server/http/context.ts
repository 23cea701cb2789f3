import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import type { Context, HandedIn, RefreshCookie, User } from './handlers.ts';
import { languageOf } from './language.ts';

/** What is the same for every handler. */
export type Source = Pick<Context, 'db' | 'ports' | 'limits' | 'knownUsers' | 'publicUrl'> & {
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

/** What a handler may use besides what was sent. What few handlers ask for is found out when they do. */
export function contextOf({ kernel, request, visitor, reply }: Exchange): Context {
  const key = request.headers['idempotency-key'];
  return {
    ...kernel.handedIn,
    db: kernel.db,
    ports: kernel.ports,
    limits: kernel.limits,
    knownUsers: kernel.knownUsers,
    publicUrl: kernel.publicUrl,
    visitor,
    get user() {
      if (!visitor) throw new Failure('session_expired');
      return visitor;
    },
    now: kernel.now(),
    language: languageOf(request),
    get client() {
      return createHash('sha256').update(request.ip).digest('base64url').slice(0, 22);
    },
    idempotencyKey: typeof key === 'string' && /^[\w-]{8,80}$/.test(key) ? key : undefined,
    refreshCookie: reply ? refreshCookieOf(request, reply) : noCookie,
    get isRenewal() {
      return isFromOurPages(request, kernel.publicUrl) && request.headers['x-lado-renew'] !== undefined;
    },
    forgetCaches: () => void reply?.header('clear-site-data', '"cache"'),
    log: request.log,
  };
}

const isFromOurPages = ({ headers, protocol, host }: FastifyRequest, publicUrl: string) =>
  [new URL(publicUrl).origin, `${protocol}://${host}`].includes(headers.origin ?? '');

/** `__Host-` binds the cookie to this host and to encrypted or loopback connections. */
const REFRESH_COOKIE = '__Host-lado_refresh';
const cookieRules = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

function refreshCookieOf(request: FastifyRequest, reply: FastifyReply): RefreshCookie {
  return {
    value: request.cookies[REFRESH_COOKIE],
    set: (token, maxAge) => void reply.setCookie(REFRESH_COOKIE, token, { ...cookieRules, maxAge }),
    clear: () => void reply.clearCookie(REFRESH_COOKIE, cookieRules),
  };
}

const noCookie: RefreshCookie = { value: undefined, set: () => undefined, clear: () => undefined };
