import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#app/calls.ts';
import { elenasFamily } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD, demoFamily } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import { clientOf, sendOver } from '#shared/client.ts';
import { Failure } from '#shared/failure.ts';
import { seeded } from '#shared/seeded.ts';
import { type BaseAddresses, type Service, services } from '#shared/services.ts';
import { type ServerProcess, startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { cutLineTo } from './cut-line.ts';
import { freshDatabase } from './database.ts';
import { delivery, fuzz } from './rounds.ts';
import { openSocket } from './open-socket.ts';
import { type Guest, logIn, ownFolders, SECRETS_KEY } from './server-process.ts';

const freshFolder = ownFolders();
const id = demoId('thread rosa at jacaranda');
let one: ServerProcess;
let other: ServerProcess;
beforeAll(async () => {
  await built();
  const settings = { DATABASE_URL: await freshDatabase(), SECRETS_KEY };
  one = await startServer({ folder: freshFolder(), settings });
  other = await startServer({ folder: freshFolder(), settings });
});

/** The calls of somebody who is logged in, over whatever line. */
function clientsAt(address: string, { headers }: Guest) {
  const bases = Object.fromEntries(
    Object.entries(services).map(([name, path]) => [name as Service, address + path]),
  ) as BaseAddresses;
  const send = sendOver({
    bases,
    headers: () => headers,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }),
  });
  return {
    messaging: clientOf(calls.messaging, send),
    partnerMessaging: clientOf(calls.partnerMessaging, send),
    circle: clientOf(calls.circle, send),
    closing: clientOf(calls.closing, send),
  };
}
type Side = Pick<ReturnType<typeof clientsAt>['messaging'], 'say' | 'one'>;

/** Sends as a device does: again with the same id until it hears that it has arrived. Answers how often nothing was heard. */
async function sayUntilHeard(side: Side, { clientId, words }: { clientId: string; words: string }): Promise<number> {
  for (let unheard = 0; ; unheard += 1) {
    try {
      await side.say({ params: { id }, body: { clientId, words } });
      return unheard;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'unreachable') throw error;
    }
  }
}

/** All messages of the conversation from its beginning, page by page. */
async function wholeTalk(side: Side) {
  const all: { sequence: number; words: string; isOurs: boolean }[] = [];
  for (let before: number | undefined, hasEarlier = true; hasEarlier;) {
    const { data } = await side.one({ params: { id }, query: { before } });
    all.unshift(...data.messages);
    before = data.messages[0]?.sequence;
    hasEarlier = data.hasEarlier;
  }
  return all;
}

test(`${delivery.messages} messages over ${delivery.cuts} cut connections between two servers: none lost, none twice, in order`, async () => {
  const lines = [await cutLineTo(one.address), await cutLineTo(other.address)] as const;
  const family = clientsAt(lines[0].address, await logIn(one)).messaging;
  const place = clientsAt(
    lines[1].address,
    await logIn(other, { email: demoManager.email, password: DEMO_PASSWORD }),
  ).partnerMessaging;
  const known = await wholeTalk(family);
  const half = delivery.messages / 2;
  const wordsOf = (side: string) => Array.from({ length: half }, (_, count) => `${side} says ${count}`);
  let isWriting = true;
  const chance = seeded(String(fuzz.seed));
  const cutting = (async () => {
    let cuts = 0;
    while (isWriting || cuts < delivery.cuts) {
      await pause(chance() * 60);
      for (const line of lines) line.cut();
      cuts += 1;
    }
    return cuts;
  })();
  const write = async (side: Side, name: string) => {
    let unheard = 0;
    for (const [count, words] of wordsOf(name).entries())
      unheard += await sayUntilHeard(side, { clientId: `${name}-message-${count}`, words });
    return unheard;
  };
  const unheard = await Promise.all([write(family, 'family'), write(place, 'place')]);
  isWriting = false;
  expect(await cutting).toBeGreaterThanOrEqual(delivery.cuts);
  expect(unheard[0] + unheard[1], 'answers that were lost').toBeGreaterThan(0);
  for (const line of lines) line.close();

  const direct = clientsAt(other.address, await logIn(other)).messaging;
  const all = (await wholeTalk(direct)).slice(known.length);
  expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => known.length + index + 1));
  for (const [isOurs, name] of [
    [true, 'family'],
    [false, 'place'],
  ] as const)
    expect(all.filter((message) => message.isOurs === isOurs).map(({ words }) => words)).toEqual(wordsOf(name));
});

test('a message is told across servers', async () => {
  const place = clientsAt(other.address, await logIn(other, { email: demoManager.email, password: DEMO_PASSWORD }));
  const { frames } = await openSocket(one, await logIn(one));
  const before = frames.length;
  await place.partnerMessaging.say({ params: { id }, body: { clientId: 'across-servers', words: 'Can you hear us?' } });
  await expect.poll(() => JSON.stringify(frames.slice(before))).toContain('threads');
});

test('the socket of a relative whose relation is stopped at another server closes', async () => {
  const { ernesto } = elenasFamily;
  const { closed } = await openSocket(one, await logIn(one));
  const owner = clientsAt(other.address, await logIn(other, { email: ernesto.email, password: DEMO_PASSWORD }));
  const { helpers } = await owner.circle.mine({});
  const relation = helpers.find(({ firstName }) => firstName === demoFamily.firstName);
  await owner.circle.change({ params: { id: relation?._id ?? '' }, body: { change: 'stop' } });
  expect(await closed).toBe(1012);
});

test('the socket of a log-in that has ended at another server closes', async () => {
  const guest = await logIn(one);
  const { closed } = await openSocket(one, guest);
  const ended = await fetch(`${other.address}${services.user}${calls.account.logOut.path}`, {
    method: calls.account.logOut.method,
    headers: { ...guest.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  expect(await closed).toBe(4401);
});

test('the socket of an account that is given up at another server closes', async () => {
  const mateo = { email: elenasFamily.mateo.email, password: DEMO_PASSWORD };
  const { closed } = await openSocket(one, await logIn(one, mateo));
  const leaving = clientsAt(other.address, await logIn(other, mateo));
  await leaving.closing.close({ body: { kind: 'delete', dependants: [] } });
  expect([1012, 4401]).toContain(await closed); // relations end with it, too
});
