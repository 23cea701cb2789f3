import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { demoFamily } from '#features/account/demo/people.ts';
import { services } from '#shared/services.ts';
import { startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { kills } from './rounds.ts';
import {
  book,
  codeMailedTo,
  countBookings,
  familyOf,
  logIn,
  ownFolders,
  post,
  postmasterIn,
  signal,
  wishesFor,
} from './server-process.ts';

const freshFolder = ownFolders();
beforeAll(built);

test(`after ${kills} kill -9 every booking that was acknowledged is there, once`, async () => {
  const folder = freshFolder();
  const wishes = wishesFor(2000);
  const acknowledged = new Map<number, string>();
  let before: number | undefined;
  let next = 0;

  for (let cycle = 0; cycle < kills; cycle += 1) {
    const server = await startServer({ folder });
    const guest = await logIn(server);
    before ??= await countBookings(server, guest);
    let isKilled = false;
    const writers = Array.from({ length: 4 }, async () => {
      while (!isKilled) {
        const number = next++;
        const id = await book(server, guest, wishOf(number)).catch((error: Error) => {
          if (!isKilled) throw error;
        });
        if (id !== undefined) acknowledged.set(number, id);
      }
    });
    await Promise.all([pause(300), untilAcknowledged(acknowledged, next + 4)]);
    isKilled = true;
    const ended = once(server.child, 'close');
    for (const pid of [server.child.pid ?? 0, ...(cycle % 2 === 0 ? familyOf(postmasterIn(folder)) : [])])
      signal(pid, 'SIGKILL');
    await Promise.all([ended, ...writers]);
  }

  const server = await startServer({ folder });
  const guest = await logIn(server);
  // Whoever heard no answer asks again with the same key, and so does whoever heard one.
  const again: string[] = [];
  while (again.length < next) {
    const some = Array.from({ length: Math.min(50, next - again.length) }, (_, number) => again.length + number);
    again.push(...(await Promise.all(some.map((number) => book(server, guest, wishOf(number))))));
  }
  for (const [number, id] of acknowledged) expect(again[number], `booking ${number}`).toBe(id);
  expect(new Set(again).size).toBe(next);
  expect(await countBookings(server, guest)).toBe((before ?? 0) + next);
  expect(await server.stop()).toBe(0);
  console.log(`${kills} kill -9: ${acknowledged.size} of ${next} bookings were acknowledged, none of them lost.`);

  function wishOf(number: number) {
    const wish = wishes[number];
    if (!wish) throw new Error('There are not enough wishes.');
    return wish;
  }
});

test('a PostgreSQL that ends by itself comes back; until then calls say when to ask again', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder });
  const guest = await logIn(server);
  const [first, second] = wishesFor(2);
  if (!first || !second) throw new Error('There are not enough wishes.');
  const id = await book(server, guest, first);
  signal(postmasterIn(folder), 'SIGKILL');
  const answers = new Set<string>();
  await expect
    .poll(
      async () => {
        const { status, headers } = await fetch(`${server.address}${services.seniorCare}/api/auth/v1.1/bookings`, {
          headers: guest.headers,
        });
        answers.add(`${status} ${headers.get('retry-after')}`);
        return status;
      },
      { interval: 50 },
    )
    .toBe(200);
  expect([...answers].sort()).toEqual(['200 null', '503 2']);
  expect(await book(server, guest, first)).toBe(id);
  await book(server, guest, second);
  await post(`${server.address}${services.user}/auth/v1.1/forgotPassword`, {
    channel: 'email',
    email: demoFamily.email,
  });
  expect(await codeMailedTo(server, demoFamily.email)).toMatch(/^\d{6}$/);
  expect(await server.stop()).toBe(0);
});

test('every acknowledged write has waited for the disk', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder });
  const guest = await logIn(server);
  const database = await lookInto(folder);
  const before = await syncsOf(database);
  for (const wish of wishesFor(20)) await book(server, guest, wish);
  await expect.poll(() => syncsOf(database), { interval: 200 }).toBeGreaterThanOrEqual(before + 20);
  const { rows } = await database.query(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits, current_setting('full_page_writes') as pages",
  );
  expect(rows).toEqual([{ fsync: 'on', commits: 'on', pages: 'on' }]);
  await database.end();
  expect(await server.stop()).toBe(0);
});

/** A connection of one's own to the embedded PostgreSQL of a running server. */
async function lookInto(folder: string) {
  // Sockets end at 103 bytes; a link makes the way to one short.
  const short = path.join(freshFolder(), 's');
  fs.symlinkSync(path.join(folder, 'postgres'), short);
  const client = new Client({
    host: short,
    user: 'lado',
    database: 'lado',
    password: fs.readFileSync(path.join(folder, 'password'), 'utf8'),
  });
  await client.connect();
  return client;
}

async function syncsOf(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select sum(fsyncs)::int as count from pg_stat_io where object = 'wal'",
  );
  return rows[0]?.count ?? 0;
}

async function untilAcknowledged(acknowledged: Map<number, string>, count: number) {
  while (acknowledged.size < count) await pause(10);
}
