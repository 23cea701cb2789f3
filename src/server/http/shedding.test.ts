import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { services } from '#shared/services.ts';
import { sendProblem } from './problems.ts';
import { isLoad, shedLoad, workBelow } from './shedding.ts';

let app: FastifyInstance;
let load: NodeJS.Timeout | undefined;
afterEach(() => {
  clearInterval(load);
  return app.close();
});

const block = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const isWork = workBelow({ ...services, user: '/calls/of/users' });
const ping = '/calls/of/users/ping';

const ask = (url: string, headers = {}) => app.inject({ url, headers });

/** A server whose event loop lags all the time. */
async function loadedServer() {
  app = fastify();
  app.setErrorHandler(sendProblem);
  await app.register(cookie);
  await shedLoad(app, { aboveMs: 20, isWork, sampleMs: 100 });
  for (const path of [ping, '/assets/page.js', '/healthz', '/readyz']) app.get(path, async () => 'served');
  app.setNotFoundHandler(async () => 'a page');
  await app.ready();
  load = setInterval(() => block(60), 1);
  await expect.poll(async () => (await ask(ping)).statusCode).toBe(503);
}

test('a call is refused, wherever calls stand, and told when to come back', async () => {
  await loadedServer();
  const answer = await ask(ping);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'overloaded' });
});

test('a page says why in the language and the text size of its reader, and asks again by itself', async () => {
  await loadedServer();
  const answer = await ask('/dashboard?for="><script>', { cookie: 'lado_ui=sp.largest.dark.in' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<html lang="es">');
  expect(answer.body).toContain('<meta http-equiv="refresh" content="10">');
  expect(answer.body).toContain('<p>Hay mucha gente en este momento.');
  expect(answer.body).toContain('color-scheme:dark;font:143.75%/1.5 ');
  expect(answer.body).toContain('<a href="">');
  expect(answer.body).not.toContain('<script');
  const [, nonce] = /<style nonce="([^"]+)"/.exec(answer.body) ?? [];
  expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test('the modules of a page that is open, and probes, are served all the same', async () => {
  await loadedServer();
  for (const url of ['/assets/page.js', '/healthz', '/readyz']) expect((await ask(url)).statusCode).toBe(200);
});

test('one stall of the machine is not load', async () => {
  app = fastify();
  await shedLoad(app, { aboveMs: 1000, isWork });
  app.get(ping, async () => 'served');
  await app.ready();
  block(1500);
  for (let turn = 0; turn < 50; turn += 1) {
    expect((await ask(ping)).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(isLoad(Infinity)).toBe(false);
});
