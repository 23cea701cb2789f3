import { openHttpService, type HttpService } from './http-service.ts';

type ReceivedEvent = {
  fingerprint: string[];
  tags: Record<string, string>;
  exception: {
    values: {
      type: string;
      value: string;
      stacktrace: { frames: { function: string; filename: string; lineno: number }[] };
    }[];
  };
};
type SentryEmulator = HttpService & { dsn: string; received: ReceivedEvent[]; bodies: string[] };

/** Takes envelopes as the protocol describes them: lines of JSON, a header, then for each item its header and its payload. */
export async function openSentryEmulator(): Promise<SentryEmulator> {
  const received: ReceivedEvent[] = [];
  const bodies: string[] = [];
  const service = await openHttpService(({ method, path, query, headers, body }) => {
    const isKnown =
      query.get('sentry_key') === 'public' || String(headers['x-sentry-auth']).includes('sentry_key=public');
    if (method !== 'POST' || path !== '/api/7/envelope/' || !isKnown) return { status: 403 };
    const [, ...items] = body.toString().trim().split('\n');
    bodies.push(body.toString());
    items.forEach((line, place) => {
      const header: { type?: string } = JSON.parse(line);
      if (place % 2 === 0 && header.type === 'event') received.push(JSON.parse(items[place + 1] ?? ''));
    });
    return { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
  });
  return { ...service, dsn: `http://public@127.0.0.1:${service.port}/7`, received, bodies };
}
