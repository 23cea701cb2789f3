import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
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

const asElsewhere = () => new WebSocket(address.replace('http', 'ws') + REALTIME_PATH, { origin: address });

/** A socket, and how its hello was answered: welcome, or the code it was closed with. */
async function opened({ id }: { id: string }) {
  const token = (await t.headersOf({ id }))['x-token'];
  const socket = asElsewhere();
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

/** Fewer at a time than the server has connections to its database. */
const AT_ONCE = 5;

test('pages that go while their hello is being answered keep no place', async () => {
  const anna = await aPerson(t.db);
  const token = (await t.headersOf(anna))['x-token'];
  for (let count = 0; count < MOST; count += AT_ONCE)
    await t.db.transaction().execute(async (db) => {
      await sql`lock table sessions in access exclusive mode`.execute(db); // nobody's hello is answered meanwhile
      const before = t.app.websocketServer.clients.size;
      for (const socket of Array.from({ length: AT_ONCE }, asElsewhere)) {
        if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open');
        socket.send(JSON.stringify({ token }), () => socket.close());
        await once(socket, 'close');
      }
      await expect.poll(() => t.app.websocketServer.clients.size).toBeLessThanOrEqual(before);
    });
  expect((await opened(anna)).answer).toBe('welcome');
});

test.each([
  ['has ended', { ended_at: new Date('2026-06-15T16:00:00Z') }],
  ['has lasted for half a day', { created_at: new Date('2026-06-15T03:59:00Z') }],
])(
  'a session that %s without a notice loses its socket as soon as notices come again, others stay',
  async (_, change) => {
    const [anna, ben] = [await aPerson(t.db), await aPerson(t.db)];
    const [ended, live] = [await opened(anna), await opened(ben)];
    await t.db.updateTable('sessions').set(change).where('user_id', '=', anna.id).execute();
    t.hearing.listening();
    const [code] = (await once(ended.socket, 'close')) as [number];
    expect(code).toBe(4401);
    expect(live.socket.readyState).toBe(WebSocket.OPEN);
  },
);
