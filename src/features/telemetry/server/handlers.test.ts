import { afterAll, expect, test } from 'vitest';
import { calls } from '#app/calls.ts';
import type { AnyCall } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { testApp } from '#test/harness.ts';
import { countedEvents } from '../events.ts';

const t = await testApp();
afterAll(() => t.close());

const tell = (what: string, body: object) =>
  t.fetch(`${services.common}/telemetry/v1.0/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a page and what was done on it are counted by template and name, and nothing else is taken', async () => {
  expect((await tell('page', { route: '/care/paymentmethod' })).status).toBe(200);
  expect((await tell('event', { route: '/care/paymentmethod', name: 'booking.paid' })).status).toBe(200);
  expect((await tell('event', { route: '/care/paymentmethod', name: 'dementia' })).status).toBe(400);
  expect((await tell('event', { route: '/care?place=Pasadena', name: 'booking.paid' })).status).toBe(400);
  await t.ports.analytics.flush();
  const rows = await t.db.selectFrom('analytics_events').select(['kind', 'name', 'route', 'facts']).execute();
  expect(rows).toEqual([
    { kind: 'page', name: 'page', route: '/care/paymentmethod', facts: {} },
    { kind: 'event', name: 'booking.paid', route: '/care/paymentmethod', facts: {} },
  ]);
});

test('what calls are counted as is what analytics take', () => {
  const counted = Object.values(calls)
    .flatMap((group) => Object.values<AnyCall>(group))
    .flatMap((call) => call.counted ?? []);
  expect([...new Set(['product.installed', ...counted])].sort()).toEqual([...countedEvents].sort());
});
