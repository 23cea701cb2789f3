import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { listen } from '#server/realtime/fanout.ts';
import { testApp, type TestApp } from '#test/harness.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aPerson, type Person } from './seed.ts';
import { openSession } from './sessions.ts';

/** Two servers on one database, each with its own memory of who is logged in. */
let here: TestApp;
let there: TestApp;
let listening: { stop: () => Promise<void> }[];
let cuts: number;
const heardOfChanges = new Set<string>();
let anna: Person;

beforeAll(async () => {
  here = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  there = await testApp({ settings: { LIMITS_FACTOR: '100000' }, database: here.url });
  cuts = 0;
  listening = [here, there].map(({ url, hearing }) =>
    listen(url, {
      ...hearing,
      hear(notice) {
        if ('changedUsers' in notice) for (const id of notice.changedUsers) heardOfChanges.add(id);
        hearing.hear(notice);
      },
      cut() {
        cuts += 1;
        hearing.cut();
      },
    }),
  );
});
beforeEach(async () => {
  anna = await aPerson(here.db);
});
afterAll(async () => {
  for (const { stop } of listening) await stop();
  await there.close();
  await here.close();
});

const tokenOf = async (person: Person) => (await openSession(here.db, person.id, { now: here.clock.now() })).access;
const statusAt = async ({ fetch }: TestApp, person: Person, token: string) =>
  (await fetch(`/services/user/auth/v1.1/getNPById/${person.id}`, { headers: { 'x-token': token } })).status;
const logOutAt = ({ fetch }: TestApp, token: string) =>
  fetch('/services/user/sessions/v1.0/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: '{}',
  });

/** Ends a session behind the back of every process, so that only what is kept still knows it. */
const endSilently = (person: Person) =>
  here.db.updateTable('sessions').set({ ended_at: here.clock.now() }).where('user_id', '=', person.id).execute();
const changeName = (person: Person) =>
  here.db.updateTable('users').set({ last_name: 'Changed' }).where('id', '=', person.id).execute();

const until = (isSo: () => Promise<boolean> | boolean) => expect.poll(isSo, { interval: 5 }).toBe(true);

/** Waits until both keep who is logged in. */
async function untilKept() {
  await until(async () => {
    const person = await aPerson(here.db);
    const token = await tokenOf(person);
    const before = [await statusAt(here, person, token), await statusAt(there, person, token)];
    await endSilently(person);
    return (
      [...before, await statusAt(here, person, token), await statusAt(there, person, token)].join() ===
      '200,200,200,200'
    );
  });
}

test('both keep who is logged in', async () => {
  await untilKept();
  const token = await tokenOf(anna);
  expect([await statusAt(here, anna, token), await statusAt(there, anna, token)]).toEqual([200, 200]);
  await endSilently(anna);
  expect([await statusAt(here, anna, token), await statusAt(there, anna, token)]).toEqual([200, 200]);
  here.clock.advance(31);
  there.clock.advance(31);
  expect([await statusAt(here, anna, token), await statusAt(there, anna, token)]).toEqual([401, 401]);
});

test('who logs out is out at once where they did it, and a moment later everywhere', async () => {
  await untilKept();
  for (let round = 0; round < 8; round += 1) {
    const token = await tokenOf(anna);
    let isOut = false;
    const late: number[] = [];
    const asking = Array.from({ length: 6 }, async () => {
      for (let index = 0; index < 12; index += 1) {
        const askedAfter = isOut;
        const status = await statusAt(here, anna, token);
        if (askedAfter) late.push(status);
      }
    });
    const askingThere = Array.from({ length: 6 }, async () => {
      for (let index = 0; index < 12; index += 1) await statusAt(there, anna, token);
    });
    await pause(round);
    await logOutAt(here, token);
    isOut = true;
    expect(await statusAt(here, anna, token)).toBe(401);
    await Promise.all([...asking, ...askingThere]);
    expect(late.every((status) => status === 401)).toBe(true);
    await until(async () => (await statusAt(there, anna, token)) === 401);
    expect(await statusAt(there, anna, token)).toBe(401);
  }
});

test('a changed account is read anew everywhere, whoever changed it', async () => {
  await untilKept();
  const token = await tokenOf(anna);
  await statusAt(here, anna, token);
  await statusAt(there, anna, token);
  await endSilently(anna);
  await changeName(anna);
  await until(async () => (await statusAt(here, anna, token)) === 401 && (await statusAt(there, anna, token)) === 401);
});

test('who begins or ceases to manage a provider is read anew', async () => {
  const centre = await aCentre(here.db, { managerId: anna.id });
  await until(() => heardOfChanges.has(anna.id));
  heardOfChanges.clear();
  await here.db.deleteFrom('provider_managers').where('provider_id', '=', centre.id).execute();
  await until(() => heardOfChanges.has(anna.id));
});

test('nothing is kept while the connection that brings notices is cut', async () => {
  await untilKept();
  const token = await tokenOf(anna);
  await statusAt(here, anna, token);
  await statusAt(there, anna, token);
  const before = cuts;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'notices' and datname = current_database()`.execute(
    here.db,
  );
  await until(() => cuts >= before + 2);
  await endSilently(anna);
  expect([await statusAt(here, anna, token), await statusAt(there, anna, token)]).toEqual([401, 401]);
  await untilKept();
});
