import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { aPerson } from '#features/account/server/seed.ts';
import { REALTIME_PATH } from '#shared/realtime.ts';
import { type TestApp, testApp } from '#test/harness.ts';

const MOST = 20;

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await testApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(() => t.close());

/** A socket, and how its hello was answered: welcome, or the code it was closed with. */
async function opened({ id }: { id: string }) {
  const token = (await t.headersOf({ id }))['x-token'];
  const socket = new WebSocket(address.replace('http', 'ws') + REALTIME_PATH, { origin: address });
  socket.once('open', () => socket.send(JSON.stringify({ token })));
  const answer = await new Promise<string | number>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('message', (frame: Buffer) => resolve((JSON.parse(frame.toString()) as { type: string }).type));
    socket.once('close', resolve);
  });
  return { socket, answer };
}

test('an account keeps twenty sockets open, whatever its sessions, and another account is not in its way', async () => {
  const [anna, ben] = [await aPerson(t.db), await aPerson(t.db)];
  const all = await Promise.all(Array.from({ length: MOST + 5 }, () => opened(anna)));
  expect(all.filter(({ answer }) => answer === 'welcome')).toHaveLength(MOST);
  expect(all.filter(({ answer }) => answer === 4429)).toHaveLength(5);
  expect((await opened(ben)).answer).toBe('welcome');

  all.find(({ answer }) => answer === 'welcome')?.socket.close();
  await expect.poll(async () => (await opened(anna)).answer).toBe('welcome');
});
