import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoCentres } from '#features/senior-care/demo/centres.ts';
import { demoFamily } from '#features/account/demo/people.ts';
import { services } from '#shared/services.ts';
import { refusedServer, startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { freshDatabase } from './database.ts';
import { openSocket } from './open-socket.ts';
import {
  askUntilTold,
  book,
  isAlive,
  keptConnection,
  logIn,
  ownFolders,
  postmasterIn,
  SECRETS_KEY,
  wishesFor,
} from './server-process.ts';

const isRoot = process.getuid?.() === 0;
const freshFolder = ownFolders();
beforeAll(built);

describe('a start that cannot be', () => {
  test('names every wrong setting at once, and no value', async () => {
    const settings = {
      PORT: 'high',
      LADO_DEMO: 'yes',
      DATABASE_URL: 'mysql://root:hunter2@db',
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_live_hunter2',
    };
    const { code, said } = await refusedServer({ folder: freshFolder(), settings });
    expect(code).toBe(1);
    for (const name of ['PORT', 'LADO_DEMO', 'DATABASE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(said).toContain(`\n  ${name} `);
    expect(said).not.toMatch(/hunter2|STRIPE_SECRET_KEY| at .*:\d/);
  });

  test('says which database does not answer, without its password', async () => {
    const { code, said } = await refusedServer({
      folder: freshFolder(),
      settings: { DATABASE_URL: 'postgres://lado:hunter2@127.0.0.1:1/care' },
    });
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The database care at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\.\n$/,
      ),
    });
  });

  test('with simulated payments is loud on a database of its own, and refused where others come', async () => {
    const settings = { DATABASE_URL: await freshDatabase(), LADO_DEMO: '0' };
    const loud = await refusedServer({ folder: freshFolder(), settings });
    expect(loud).toEqual({ code: 0, said: expect.stringMatching(/^!{72}\nPAYMENTS ARE SIMULATED: .*\n!{72}$/m) });
    const PUBLIC_URL = 'https://lado.example';
    const refused = await refusedServer({ folder: freshFolder(), settings: { ...settings, PUBLIC_URL } });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('SIMULATED_PAYMENTS_IN_PUBLIC=1') });
  });

  test('explains a second start on the same data, and a port in use, and leaves the first alone', async () => {
    const folder = freshFolder();
    const first = await startServer({ folder, settings: { LADO_DEMO: '0' } });
    const second = await refusedServer({ folder, settings: { LADO_DEMO: '0' } });
    expect(second).toEqual({
      code: 1,
      said: `The data folder ${fs.realpathSync(folder)} is already in use by process ${first.child.pid}. Stop that one first, or set DATA_DIR to another folder.\n`,
    });
    const { port } = new URL(first.address);
    const third = await refusedServer({ port: Number(port), folder: freshFolder(), settings: { LADO_DEMO: '0' } });
    expect(third).toEqual({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.\n`,
    });
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
  });
});

test.runIf(isRoot)('root keeps its data in a folder that only root can enter', async () => {
  const folder = path.join(freshFolder('/root'), 'data');
  fs.chmodSync(path.dirname(folder), 0o700);
  for (const round of [1, 2]) {
    const server = await startServer({ folder, settings: { LADO_DEMO: '0' } });
    expect((await fetch(`${server.address}/readyz`)).status, `round ${round}`).toBe(200);
    expect(await server.stop()).toBe(0);
  }
  expect(fs.statSync(path.join(folder, 'postgres')).uid).not.toBe(0);
});

test('SIGTERM answers what is under way, closes the sockets, stops PostgreSQL and ends with 0', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder });
  const guest = await logIn(server);
  const { closed } = await openSocket(server, guest);
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoFamily.email, password: demoFamily.password }),
  };
  const guests = Array.from({ length: 12 }, (_, index) =>
    askUntilTold(
      index % 2 === 0
        ? keptConnection(`${server.address}${services.user}/auth/v1.1/signin`, signIn)
        : keptConnection(`${server.address}/login`, { method: 'GET' }),
    ),
  );
  const silent = keptConnection(`${server.address}/login`, { method: 'GET' });
  expect(await silent.ask()).toEqual({ status: '200', isLast: false });
  await pause(500);
  const postmaster = postmasterIn(folder);
  const stopped = server.stop();
  await Promise.race(guests);
  expect(await silent.ask(), 'a request that was on its way').toEqual({ status: '200', isLast: true });
  const [code, closeCode, ...heard] = await Promise.all([stopped, closed, ...guests]);
  expect({ code, closeCode }).toEqual({ code: 0, closeCode: 1001 });
  expect(heard.flat().filter((status) => status !== '200')).toEqual([]);
  expect(heard.flat().length).toBeGreaterThan(2 * guests.length);
  silent.end();
  expect(isAlive(postmaster)).toBe(false);
  expect(fs.existsSync(path.join(folder, 'owner'))).toBe(false);
});

describe('two processes on one database', () => {
  let url: string;
  let database: Client;
  beforeAll(async () => {
    ({ url, database } = await emptyDatabase());
  });
  afterAll(() => database.end());

  test('migrate once, fill the demo town once, and hear each other', async () => {
    const settings = { DATABASE_URL: url, LADO_DEMO: '1', SECRETS_KEY };
    const [one, other] = await Promise.all([
      startServer({ folder: freshFolder(), settings }),
      startServer({ folder: freshFolder(), settings }),
    ]);
    const { rows } = await database.query(
      'select (select count(*)::int from migrations) as migrations, (select count(*)::int from users where email = $1) as families, (select count(*)::int from centres) as centres',
      [demoFamily.email],
    );
    const files = fs.readdirSync('src/server/db/migrations').filter((name) => name.endsWith('.sql'));
    expect(rows).toEqual([{ migrations: files.length, families: 1, centres: demoCentres().length }]);

    const guest = await logIn(one);
    const { frames, closed } = await openSocket(one, guest);
    const read = await fetch(`${other.address}${services.common}/notifications/v1.0/readAll`, {
      method: 'PUT',
      headers: guest.headers,
    });
    expect(read.status).toBe(200);
    await expect.poll(() => frames).toContainEqual({ type: 'changed', topics: ['notifications'] });

    const [wish] = wishesFor(1);
    if (!wish) throw new Error('There is no wish.');
    const ids = await Promise.all([one, other, one, other].map((server) => book(server, guest, wish)));
    expect(new Set(ids).size).toBe(1);

    await fetch(`${other.address}${services.user}/sessions/v1.0/logout`, { method: 'POST', headers: guest.headers });
    expect(await closed).toBe(4401);
    expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0]);
  });

  test('refuse a start with another key than the one that files or secrets of it were sealed with', async () => {
    const begin = (key: string) =>
      refusedServer({ folder: freshFolder(), settings: { DATABASE_URL: url, LADO_DEMO: '1', SECRETS_KEY: key } });
    expect((await begin(SECRETS_KEY)).code).toBe(0);
    const refused = { code: 1, said: expect.stringContaining('SECRETS_KEY') as string };
    expect(await begin('another key of this server, nobody knows it')).toEqual(refused);
    await database.query('delete from file_keys');
    await database.query(
      `insert into second_factors (user_id, secret, created_at) select id, 'deadbeef.sealed', now() from users limit 1`,
    );
    expect(await begin(SECRETS_KEY)).toEqual(refused);
  });
});

async function emptyDatabase() {
  const url = new URL(inject('databaseUrl'));
  const maker = new Client({ connectionString: url.href });
  await maker.connect();
  url.pathname = `/empty_${process.pid}`;
  await maker.query(`create database ${url.pathname.slice(1)}`);
  await maker.end();
  const database = new Client({ connectionString: url.href });
  await database.connect();
  return { url: url.href, database };
}
