import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureCode, issueCode, type Problem } from '#shared/failure.ts';
import type { Language } from '#shared/languages.ts';
import { wordsOf } from '#server/words.ts';
import { asksForPage } from './asks-for-page.ts';
import { failurePage } from './failure-page.ts';
import { contentSecurityPolicy, noHosts } from './headers.ts';
import { languageOf } from './language.ts';

/** Answers a failure in the reader's language, as a problem document (RFC 9457) or, where a page was asked for, as one; unknown errors show nothing of themselves. */
export function sendProblem(error: FastifyError | Failure | Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = error instanceof Failure ? error : failureFrom(error);
  if (failure.status >= 500 && !isShed(error))
    request.log.error({ code: failure.code, route: request.routeOptions.url, reason: reasonOf(error) }, 'call failed');
  const retryAfterSeconds = failure.retryAfterSeconds ?? (failure.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer realm="lado"');
  reply.status(failure.status).header('cache-control', 'no-store');
  if (asksForPage(request)) return sendFailurePage(failure, request, reply);
  return reply.type('application/problem+json').send(problemOf(failure, languageOf(request)));
}

export const RETRY_AFTER_SECONDS = 2;

/** Refused before it began: counted, and not logged, for there are thousands of them when it matters. */
const isShed = (error: Error) => error instanceof Failure && error.code === 'overloaded' && error.cause === undefined;

function sendFailurePage({ code, values, status }: Failure, request: FastifyRequest, reply: FastifyReply) {
  const nonce = randomBytes(16).toString('base64');
  const page = failurePage({
    request,
    reason: { key: `errors.${code}`, values },
    retryAfterSeconds: status === 503 ? PAGE_RETRIES_SECONDS : undefined,
    nonce,
  });
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce, noHosts))
    .send(page);
}

// A person reads for a moment, and a thousand browsers that ask again at once are the next wave.
const PAGE_RETRIES_SECONDS = 10;

/** A failure as the problem document that calls answer. */
export function problemOf(failure: Failure, language: Language): Problem {
  const t = wordsOf(language);
  return {
    type: 'about:blank',
    title: t(`errors.${failure.code}`, failure.values),
    status: failure.status,
    detail: t(`errors.${failure.code}`, failure.values),
    code: failure.code,
    ...(Object.keys(failure.values).length > 0 && { values: failure.values }),
    ...(failure.issues.length > 0 && {
      errors: failure.issues.map(({ field, key, values }) => ({
        field,
        code: issueCode(key),
        message: t(key, values),
        ...(values && { values }),
      })),
    }),
  };
}

const byStatus: Partial<Record<number, FailureCode>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'too_many_requests',
  503: 'overloaded',
};
const byDatabaseCode: Record<string, FailureCode> = {
  53100: 'storage_full',
  53300: 'overloaded',
  57014: 'overloaded',
  '22P02': 'invalid_input',
  22021: 'invalid_input',
  '22P05': 'invalid_input',
  22003: 'invalid_input',
  22007: 'invalid_input',
  22008: 'invalid_input',
  // What it was to hang on is gone since it was looked for.
  23503: 'conflict',
  // Two have waited for each other: this one has changed nothing, and does when it is tried again.
  '40P01': 'overloaded',
  // We stood still inside a transaction for so long that the database has ended it.
  '25P03': 'overloaded',
};

// What pg says without a code when its connection is gone.
const isLost = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

function failureFrom(error: FastifyError | Error): Failure {
  const code = 'code' in error ? String(error.code) : '';
  if ('statusCode' in error && error.statusCode && error.statusCode < 500)
    return new Failure(byStatus[error.statusCode] ?? 'invalid_input', { cause: error });
  if ('statusCode' in error && error.statusCode === 503) return new Failure('overloaded', { cause: error });
  if (
    /^(57P0|08|53[23])/.test(code) ||
    ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(code) ||
    isLost.test(error.message)
  ) {
    return new Failure('overloaded', { cause: error });
  }
  return new Failure(byDatabaseCode[code] ?? 'unexpected', { cause: error });
}

/** The kind of error and where it was thrown: messages of the database may hold what people typed. */
function reasonOf(error: Error) {
  const inner = error.cause instanceof Error ? error.cause : error;
  const frames = inner.stack
    ?.split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6)
    .join('\n');
  return { name: inner.name, code: 'code' in inner ? inner.code : undefined, frames };
}
