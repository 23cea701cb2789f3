import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dbOver, openPool } from '#server/db/db.ts';
import { freshDatabase } from '#test/database.ts';
import type { Log } from '../ports.ts';
import { openSentryEmulator } from '../emulators/sentry.ts';
import { openErrorTable } from './embedded.ts';
import { errorsBehaviour } from './errors.behaviour.ts';
import { describeError, withoutValues } from './errors.ts';
import { openSentry } from './sentry.ts';

function openLog() {
  const lines: string[] = [];
  const write = (fields: object, text: string) => void lines.push(JSON.stringify({ fields, text }));
  const log: Log = { warn: write, error: write };
  return { lines, log };
}

errorsBehaviour('log and table', async () => {
  const db = dbOver(openPool({ url: await freshDatabase(), size: 4, onError: () => undefined }));
  const { lines, log } = openLog();
  const rows = () => db.selectFrom('error_reports').selectAll().execute();
  return {
    errors: openErrorTable({ db, log }),
    reported: async () =>
      (await rows()).map(({ name, message, stack, route, count }) => ({
        name,
        message,
        stack,
        route: route ?? undefined,
        times: count,
      })),
    everything: async () => JSON.stringify(await rows()) + lines.join('\n'),
    async allow(isAllowed) {
      await sql
        .raw(
          isAllowed
            ? 'alter table error_reports drop constraint closed'
            : 'alter table error_reports add constraint closed check (false) not valid',
        )
        .execute(db);
    },
    close: () => db.destroy(),
  };
});

errorsBehaviour('Sentry', async () => {
  const service = await openSentryEmulator();
  const { lines, log } = openLog();
  return {
    errors: openSentry({ dsn: service.dsn, log, timeoutMs: 500 }),
    async reported() {
      const names = [...new Set(service.received.map(({ fingerprint }) => fingerprint.join()))];
      return names.flatMap((name) => {
        const events = service.received.filter(({ fingerprint }) => fingerprint.join() === name);
        const latest = events.at(-1);
        const exception = latest?.exception.values[0];
        if (!exception) return [];
        const stack = exception.stacktrace.frames
          .map((frame) => `${frame.function} ${frame.filename}:${frame.lineno}`)
          .join('\n');
        return [
          { name: exception.type, message: exception.value, stack, route: latest.tags.route, times: events.length },
        ];
      });
    },
    everything: async () => service.bodies.join('\n') + lines.join('\n'),
    async allow(isAllowed) {
      service.answerAlways(isAllowed ? undefined : 'nothing');
    },
    close: () => service.close(),
  };
});

test('leaves Sentry alone as long as it asks for', async () => {
  const service = await openSentryEmulator();
  const { lines, log } = openLog();
  const errors = openSentry({ dsn: service.dsn, log, timeoutMs: 500 });
  service.answerAlways({ status: 429, headers: { 'retry-after': '60' } });
  for (let time = 0; time < 5; time += 1) {
    errors.report(new Error('storm'));
    await errors.flush(500);
  }
  expect(service.questions).toHaveLength(1);
  expect(lines).toHaveLength(5);
  await service.close();
});

test('keeps of a browser’s error its places, without host and query', () => {
  const error = Object.assign(new Error('x is not a function'), {
    stack:
      'book@https://lado.example/assets/book-1a2b.js?v=canary:3:7\nhttps://lado.example/assets/main.js:1:2\n@https://lado.example/assets/main.js:9:9',
  });
  expect(describeError(error, { origin: 'browser' }).stack).toEqual([
    'book (/assets/book-1a2b.js:3:7)',
    '/assets/main.js:9:9',
  ]);
});

test('a stack of thousands of lines is cut', () => {
  const error = Object.assign(new Error('deep'), {
    stack: Array.from({ length: 5000 }, (_, line) => `    at step (/app/a.ts:${line}:1)`).join('\n'),
  });
  expect(describeError(error).stack.length).toBe(30);
});

test.each([
  ["Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading …)'],
  ["can't find it", "can't find it"],
  ['timeout after 30 s', 'timeout after 30 s'],
  ['Key (email)=(a) exists', 'Key (email)=(…) exists'],
  ['«Роза» is missing', '… is missing'],
  ['born 1948-03-02', 'born …'],
])('%s is told as %s', (message, told) => expect(withoutValues(message)).toBe(told));
