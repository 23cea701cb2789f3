import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '#test/harness.ts';
import { behindProxies } from '#test/proxies.ts';

/** A loopback address that no proxy has. */
const CLIENT = '127.0.0.9';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe.each([0, 1, 2])('behind %i trusted proxies', (trustedProxies) => {
  test('nobody chooses the address that is seen', async () => {
    const port = await served(trustedProxies);
    for (const claimed of [undefined, '6.6.6.6', '6.6.6.6, 127.0.0.2', '6.6.6.6, 7.7.7.7, 127.0.0.2'])
      expect(await asked(port, { path: '/seen', claimed })).toMatchObject({ status: 200, text: CLIENT });
  });

  test('another address in each request is one client to the limits', async () => {
    const port = await served(trustedProxies);
    const statuses: unknown[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await asked(port, { path: '/take', claimed: `6.6.6.${index}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

/** The product behind as many proxies as it trusts; answers the port that the client meets. */
async function served(trustedProxies: number): Promise<number> {
  const t = await testApp({
    settings: { TRUSTED_PROXIES: String(trustedProxies) },
    besides: ({ app, kernel }) => {
      app.get('/seen', async ({ ip }) => ip);
      app.get('/take', async (request) => kernel.limits.take('waitingList', request.ip));
    },
  });
  closers.push(t.close);
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.app.server.address() as AddressInfo;
  const proxies = await behindProxies(port, trustedProxies);
  closers.push(proxies.close);
  return proxies.port;
}

async function asked(port: number, { path, claimed }: { path: string; claimed: string | undefined }) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed };
    http
      .get({ port, host: '127.0.0.1', localAddress: CLIENT, path, headers }, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      })
      .on('error', reject);
  });
}
