import { beforeAll, expect, test } from 'vitest';
import { demoFamily } from '#features/account/demo/people.ts';
import { services } from '#shared/services.ts';
import { startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { kills } from './rounds.ts';
import {
  book,
  codeMailedTo,
  logIn,
  ownFolders,
  patiently,
  postmasterIn,
  post,
  signal,
  wishesFor,
} from './server-process.ts';

const freshFolder = ownFolders();
beforeAll(built);

test(`PostgreSQL killed ${kills} times under load, while jobs fail: the server stays, says when to ask again, and works on by itself`, async () => {
  const folder = freshFolder();
  const server = await startServer({ folder });
  const guest = await logIn(server);
  const address = (path: string) => `${server.address}${path}`;
  /** Puts a letter into the queue of jobs. */
  const forget = (email: string) =>
    post(address(`${services.user}/auth/v1.1/forgotPassword`), { channel: 'email', email });
  const asks = [
    () => fetch(address(`${services.seniorCare}/api/auth/v1.1/bookings`), { headers: guest.headers }),
    () => fetch(address(`${services.seniorCare}/centres/v1.0/search?place=Pasadena,%20CA&kind=day_care`)),
    () => fetch(address('/care/daycarecenters?place=Pasadena,%20CA')),
    () => fetch(address('/readyz')),
    () => forget(`who${Math.random()}@mail.example`),
  ];
  const answers = new Set<string>();
  let isLoaded = true;
  const load = asks.flatMap((ask) =>
    [1, 2, 3].map(async () => {
      while (isLoaded) {
        const { status, headers } = await ask();
        answers.add(`${status} ${headers.get('retry-after')}`);
      }
    }),
  );
  const isUp = async () => (await fetch(address('/readyz'))).status;
  for (let kill = 0; kill < kills; kill += 1) {
    signal(postmasterIn(folder), 'SIGKILL');
    await expect.poll(isUp, { interval: 20 }).toBe(503);
    await expect.poll(isUp, { interval: 50 }).toBe(200);
  }
  isLoaded = false;
  await Promise.all(load);
  expect([...answers].sort()).toEqual(['200 null', '503 2']);

  const [wish] = wishesFor(1);
  if (!wish) throw new Error('There is no wish.');
  await book(server, guest, wish);
  expect((await patiently(() => forget(demoFamily.email))).status).toBe(200);
  expect(await codeMailedTo(server, demoFamily.email)).toMatch(/^\d{6}$/);
  expect(await server.stop()).toBe(0);
});
