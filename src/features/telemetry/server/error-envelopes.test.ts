import { afterAll, expect, test } from 'vitest';
import { openSentryEmulator } from '#server/ports/emulators/sentry.ts';
import { services } from '#shared/services.ts';
import { testApp } from '#test/harness.ts';
import { ENVELOPE_PATH } from '../telemetry-paths.ts';

const service = await openSentryEmulator();
const t = await testApp({ settings: { SENTRY_DSN: service.dsn } });
afterAll(async () => {
  await t.close();
  await service.close();
});

const send = (app: typeof t, body: string) =>
  app.fetch(services.common + ENVELOPE_PATH, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
const envelope = '{"dsn":"https://other@elsewhere.example/9"}\n{"type":"event"}\n{"event_id":"1"}';

test('what a browser reports goes on to our own project, and to no other', async () => {
  expect((await send(t, envelope)).status).toBe(200);
  expect(service.bodies).toEqual([envelope]);
  expect(service.questions[0]?.path).toBe('/api/7/envelope/');
});

test('a service that asks for quiet is heard by the browser', async () => {
  service.answerAlways({ status: 429, headers: { 'retry-after': '60' } });
  const answer = await send(t, envelope);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  service.answerAlways({ status: 500 });
  expect((await send(t, envelope)).status).toBe(502);
  service.answerAlways(undefined);
});

test('what is no envelope is refused, and without a service nothing is taken', async () => {
  expect((await send(t, 'no envelope')).status).toBe(400);
  const other = await testApp();
  expect((await send(other, envelope)).status).toBe(404);
  await other.close();
});
