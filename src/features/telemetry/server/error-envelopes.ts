import { dsnFromString, getEnvelopeEndpointWithUrlEncodedAuth } from '@sentry/core';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '#server/http/mount.ts';
import { clientOf } from '#server/http/client-network.ts';
import { fetchWhole } from '#server/ports/call-out.ts';
import { Failure } from '#shared/failure.ts';
import { ENVELOPE_PATH } from '../telemetry-paths.ts';

const LARGEST_ENVELOPE = 4_194_304;
const TIMEOUT_MS = 10_000;

/** Passes on what the browser's part of the error service sends, so that pages talk to their own origin alone. The project is ours, whatever an envelope says. */
export function serveErrorEnvelopes(app: FastifyInstance, { bases, limits }: Kernel, sentryDsn: string) {
  const dsn = dsnFromString(sentryDsn);
  if (!dsn) throw new Error('SENTRY_DSN is no DSN.');
  const address = getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_ENVELOPE },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(bases.common + ENVELOPE_PATH, async (request, reply) => {
      await limits.take('telemetryClient', clientOf(request));
      const { body } = request;
      if (!Buffer.isBuffer(body) || body[0] !== BRACE) throw new Failure('invalid_input');
      const answer = await fetchWhole('errors', envelope(address, body), { timeoutMs: TIMEOUT_MS });
      for (const name of ['retry-after', 'x-sentry-rate-limits']) {
        const value = answer.headers.get(name);
        if (value) reply.header(name, value);
      }
      return reply.status(answer.status === 200 || answer.status === 429 ? answer.status : 502).send({});
    });
  });
}

const BRACE = 0x7b;
const envelope = (address: string, body: Buffer) =>
  new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: new Uint8Array(body),
  });
