import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dbOver, openPool } from '#server/db/db.ts';
import { freshDatabase } from '#test/database.ts';
import { openCollectorEmulator } from '../emulators/collector.ts';
import { analyticsBehaviour } from './analytics.behaviour.ts';
import { withoutIds } from './analytics.ts';
import { openAnalyticsTable } from './embedded.ts';
import { openCollector } from './http-collector.ts';

analyticsBehaviour('a table', async () => {
  const db = dbOver(openPool({ url: await freshDatabase(), size: 4, onError: () => undefined }));
  return {
    open: (choices) => openAnalyticsTable({ db, ...choices }),
    async counted() {
      const rows = await db.selectFrom('analytics_events').selectAll().execute();
      return rows.map(({ kind, name, route, facts, happened_at }) => ({
        kind,
        name,
        route,
        facts: Object(facts),
        at: happened_at.toISOString(),
      }));
    },
    async allow(isAllowed) {
      await sql
        .raw(
          isAllowed
            ? 'alter table analytics_events drop constraint closed'
            : 'alter table analytics_events add constraint closed check (false) not valid',
        )
        .execute(db);
    },
    close: () => db.destroy(),
  };
});

analyticsBehaviour('an HTTP collector', async () => {
  const service = await openCollectorEmulator();
  return {
    open: (choices) => openCollector({ url: `${service.origin}/collect`, timeoutMs: 500, ...choices }),
    counted: async () => service.collected,
    async allow(isAllowed) {
      service.answerAlways(isAllowed ? undefined : { status: 503 });
    },
    close: () => service.close(),
  };
});

test('a batch that the collector refuses is dropped, one whose answer was lost is sent again and counted once', async () => {
  const service = await openCollectorEmulator();
  const dropped: number[] = [];
  const analytics = openCollector({
    url: `${service.origin}/collect`,
    timeoutMs: 200,
    onDrop: (count) => dropped.push(count),
    rhythm: { batch: 10, most: 20, everyMs: 60_000 },
  });
  const at = new Date('2026-11-20T12:00:00Z');

  service.answerAlways({ status: 400 });
  analytics.page({ route: '/', at });
  await analytics.flush();
  expect(dropped).toEqual([1]);

  service.answerAlways(undefined);
  for (const fault of [
    { down: 0, then: 'cut' },
    { down: 10, then: 'silence' },
  ] as const) {
    service.proxy.fail(fault);
    analytics.page({ route: '/', at });
    await analytics.flush();
  }
  service.proxy.fail(undefined);
  await analytics.flush();
  expect(service.collected).toHaveLength(2);
  await service.close();
});

test.each([
  ['/', '/'],
  ['/top-Doctors', '/top-Doctors'],
  ['/videoCall/:un?/:rn?', '/videoCall/:un?/:rn?'],
  ['/communicationHub/*', '/communicationHub/*'],
  ['/404', '/404'],
  ['/Md/dr-7', '/Md/:id'],
  ['/Md/Zoë', '/Md/:id'],
  ['/login?next=/Md/7', '/login'],
  ['', ''],
  [`/${'a'.repeat(50)}`, '/:id'],
])('%s is told as %s', (route, told) => expect(withoutIds(route)).toBe(told));
