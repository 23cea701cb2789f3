import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { services } from '#shared/services.ts';
import { wordsOf } from '#server/words.ts';
import { boundRequests } from './bound-requests.ts';
import { boundHalfSent } from './half-sent.ts';
import { sendProblem } from './problems.ts';

let app: FastifyInstance;
let release: () => void;
let begun: number;
afterEach(async () => {
  release();
  await app.close();
});

/** A server whose `/slow` answers when it is released, and whose `/echo` reads a body. */
async function open(besides: Partial<Parameters<typeof boundRequests>[1]> = {}) {
  begun = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendProblem);
  boundRequests(app, { isWork: ({ url }) => url !== '/file', inFlight: 3, longMs: 400, ...besides });
  boundHalfSent(app, { most: 2, lateMs: 50 });
  app.get('/slow', async () => {
    begun += 1;
    await released;
    return 'done';
  });
  app.get('/file', async () => 'file');
  app.post('/echo', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { port, address: `http://127.0.0.1:${port}` };
}

/** A request whose body stops in the middle; `go` sends the rest. */
async function halfSent(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString()));
  socket.write(
    'POST /echo HTTP/1.1\r\nhost: lado\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"a":',
  );
  return { socket, go: () => socket.write('"b"} '), answer: () => answer };
}

test('what is more than can be answered at once is refused at once, and what goes on is not', async () => {
  const { address } = await open();
  const slow = [1, 2, 3].map(() => fetch(`${address}/slow`));
  await expect.poll(() => begun).toBe(3);
  const refused = await fetch(`${address}/slow`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect((await fetch(`${address}/file`)).status).toBe(200);
  release();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await fetch(`${address}/slow`)).status).toBe(200);
});

test('calls are refused before anything has looked at them, in the language of whoever asks', async () => {
  const bases = { ...services, seniorCare: '/slow-calls' };
  let refused = 0;
  const { address } = await open({ bases, onRefused: () => void (refused += 1) });
  const slow = [1, 2, 3].map(() => fetch(`${address}/slow`));
  await expect.poll(() => begun).toBe(3);
  const headers = { cookie: 'lado_ui=sp.standard.system.out', 'content-type': 'application/json' };
  const answer = await fetch(`${address}/slow-calls/v1.0/book`, { method: 'POST', headers, body: '{"a":1}' });
  expect([answer.status, answer.headers.get('retry-after'), refused]).toEqual([503, '2', 1]);
  expect(await answer.json()).toMatchObject({
    code: 'overloaded',
    status: 503,
    title: wordsOf('sp')('errors.overloaded'),
  });
  release();
  await Promise.all(slow);
  expect((await fetch(`${address}/slow-calls/v1.0/book`)).status).toBe(404);
});

test('whoever goes away before the answer makes room', async () => {
  const { address } = await open();
  const leaving = new AbortController();
  const slow = [1, 2, 3].map(() => fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => undefined));
  await expect.poll(() => begun).toBe(3);
  leaving.abort();
  await Promise.all(slow);
  const next = expect.poll(async () => {
    const asked = fetch(`${address}/slow`, { signal: AbortSignal.timeout(200) });
    return (await asked.catch(() => undefined))?.status;
  });
  // Let in, it waits for its answer; refused, it would have one.
  await next.toBeUndefined();
});

test('a client that keeps requests half sent gets no more of them, until those have arrived or gone', async () => {
  const { port } = await open();
  const first = await halfSent(port);
  const second = await halfSent(port);
  await expect
    .poll(async () => {
      const { answer, socket } = await halfSent(port);
      await once(socket, 'close');
      return answer();
    })
    .toMatch(/^HTTP\/1.1 429 [^]*connection: close/i);
  first.go();
  await expect.poll(first.answer).toContain('200 OK');
  second.socket.destroy();
  await expect
    .poll(async () => {
      const another = await halfSent(port);
      another.go();
      await expect.poll(another.answer).toContain('HTTP/1.1');
      return another.answer();
    })
    .toContain('200 OK');
});

test('what many send whole at the same moment is answered', async () => {
  const { address } = await open();
  const headers = { 'content-type': 'application/json' };
  const asked = Array.from({ length: 60 }, () => fetch(`${address}/echo`, { method: 'POST', headers, body: '{}' }));
  // More than are answered at once are told so; none is taken for half sent.
  for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status);
});

test('of requests that were half sent at the same moment only as many as allowed stay open', async () => {
  const { port } = await open();
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => halfSent(port)));
  await expect.poll(() => sent.filter(({ socket }) => socket.closed).length).toBe(3);
});
