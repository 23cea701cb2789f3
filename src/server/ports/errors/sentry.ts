import { createTransport, ServerRuntimeClient } from '@sentry/core/server';
import { fetchWhole } from '../call-out.ts';
import type { Log } from '../ports.ts';
import { describeError, type ErrorReport, type Errors } from './errors.ts';

type Choices = { dsn: string; log: Log; timeoutMs?: number };

/** Errors as events of the Sentry protocol, and in the log. Beyond 64 that wait for an answer, further ones are only logged. */
export function openSentry({ dsn, log, timeoutMs = 10_000 }: Choices): Errors {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    integrations: [],
    stackParser: () => [],
    sendDefaultPii: false,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetchWhole(
          'errors',
          new Request(options.url, { method: 'POST', headers: options.headers, body: Buffer.from(body) }),
          { timeoutMs },
        );
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();

  return {
    report(error, context) {
      const report = describeError(error, context);
      log.error({ report }, 'unexpected failure');
      client.captureEvent(eventOf(report));
    },
    async flush(withinMs) {
      await client.flush(withinMs);
    },
  };
}

const eventOf = ({ fingerprint, name, message, stack, route, origin }: ErrorReport) => ({
  level: 'error' as const,
  fingerprint: [fingerprint],
  tags: { origin, ...(route !== undefined && { route }) },
  exception: { values: [{ type: name, value: message, stacktrace: { frames: stack.map(frameOf).reverse() } }] },
});

// The protocol wants the outermost call first.
function frameOf(frame: string) {
  const [, inside, filename = '', row, column] = /^(?:(.*) \()?(.+?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  return {
    function: inside ?? '?',
    filename,
    lineno: Number(row),
    colno: Number(column),
    in_app: !/node_modules|^node:/.test(filename),
  };
}
