import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { languageOfHeaders } from './language.ts';
import { problemOf, RETRY_AFTER_SECONDS } from './problems.ts';

type RefusalOptions = { bases: BaseAddresses; isFull: () => boolean; onRefused: () => void };

/**
 * Refuses calls (`overloaded`) before the framework has seen them: in a flood twice as many are refused as answered, and what each
 * of them costs is taken from the answers. Pages, files and sockets go through.
 */
export function refuseEarly({ server }: FastifyInstance, { bases, isFull, onRefused }: RefusalOptions) {
  const prefixes = Object.values(bases).map((base) => `${base}/`);
  const isCall = (url = '') => prefixes.some((prefix) => url.startsWith(prefix));
  const bodies = bodiesByLanguage();
  const answer = server.listeners('request')[0] as (request: IncomingMessage, response: ServerResponse) => void;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!isFull() || !isCall(request.url)) return answer.call(server, request, response);
    onRefused();
    const body = bodies[languageOfHeaders(request.headers)];
    response.writeHead(503, {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(body.length),
      'retry-after': String(RETRY_AFTER_SECONDS),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  });
}

const bodiesByLanguage = () =>
  Object.fromEntries(
    (Object.keys(languages) as Language[]).map((language) => [
      language,
      Buffer.from(JSON.stringify(problemOf(new Failure('overloaded'), language))),
    ]),
  ) as Record<Language, Buffer>;
