import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '#shared/services.ts';
import { freePort } from '../e2e/free-port.ts';
import { type ServerProcess, startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { freshDatabase } from './database.ts';
import { countBookings, type Guest, logIn, ownFolders, post, wishesFor } from './server-process.ts';

const freshFolder = ownFolders();
let server: ServerProcess;
let guest: Guest;
let database: string;
let metricsPort: number;
beforeAll(async () => {
  await built();
  database = await freshDatabase();
  metricsPort = await freePort();
  server = await startServer({
    folder: freshFolder(),
    settings: { DATABASE_URL: database, METRICS_PORT: String(metricsPort) },
  });
  guest = await logIn(server);
});
afterAll(() => server.stop());

/** Sends all of it before any of it is answered, however slow whoever sends is: answers are held back until one is refused. */
async function flood(asks: (() => Promise<Response>)[]): Promise<Response[]> {
  const before = await refusedAtTheDoor();
  const holder = new Client({ connectionString: database });
  await holder.connect();
  await holder.query('begin; lock table providers in access exclusive mode');
  const answers = asks.map((ask) => ask());
  await Promise.race([
    ...answers.map(async (answer) => (await answer).status === 503 || new Promise(() => undefined)),
    Promise.all(answers),
  ]);
  await holder.query('commit');
  await holder.end();
  const all = await Promise.all(answers);
  // The database gives up, too, and with the same answer: so it is counted who was refused before that.
  expect(await refusedAtTheDoor()).toBeGreaterThan(before);
  return all;
}

async function refusedAtTheDoor(): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^http_requests_refused_total (\d+)/m.exec(figures)?.[1]);
}

/** What nobody waits for is answered right or refused at once: nothing else, and both happen. */
async function expectShedding(answers: Response[], success: number) {
  const refused = answers.filter(({ status }) => status !== success);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(answers.length);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'overloaded', status: 503 });
  }
  return answers.filter(({ status }) => status === success);
}

test('a thousand searches at once: those that are taken in are answered whole, the others are told when to come back', async () => {
  const url = `${server.address}${services.seniorCare}/centres/v1.0/search?place=Pasadena,%20CA&kind=day_care`;
  // The photographs of the demo town are drawn by the queue.
  await expect.poll(async () => (await (await fetch(url)).text()).includes('The garden with a bench')).toBe(true);
  const expected = await (await fetch(url)).json();
  const answers = await flood(Array.from({ length: 1000 }, () => () => fetch(url)));
  for (const answer of await expectShedding(answers, 200)) expect(await answer.json()).toEqual(expected);
  expect((await fetch(url)).status).toBe(200);
});

test('hundreds of bookings at once: as many are made as are answered', async () => {
  const before = await countBookings(server, guest);
  const answers = await flood(
    wishesFor(600).map(
      ({ key, stay }) =>
        () =>
          post(`${server.address}${services.seniorCare}/api/auth/v1.1/bookings`, stay, {
            ...guest.headers,
            'idempotency-key': key,
          }),
    ),
  );
  const made = await expectShedding(answers, 201);
  expect(await countBookings(server, guest)).toBe(before + made.length);
});
