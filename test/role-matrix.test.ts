import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { type AnyCall, fill, type Input } from '#shared/call.ts';
import { mayAs, type PlaceRight, placeRights, type PlaceRole, placeRoles } from '#shared/place-roles.ts';
import { services } from '#shared/services.ts';
import { allCalls } from './all-calls.ts';
import { watchRows } from './all-rows.ts';
import { belongingsOf } from './belongings.ts';
import type { ForeignIds } from './foreign.ts';
import { foreignIds } from './foreign-ids.ts';
import { testApp, type TestApp } from './harness.ts';

type PartnerCall = { name: string; call: AnyCall; right: PlaceRight };
const partnerCalls = allCalls.flatMap(([name, call]): PartnerCall[] =>
  call.access.rule === 'provider' ? [{ name, call, right: call.access.right }] : [],
);

/** What stands in a family's booking, question or request to be called, and in no word of ours. */
const secrets = ['Zyxrosa', 'Quillfeather', '6265550171', 'Her cane is painted blue'];

let t: TestApp;
let rosa: Person;
let owner: Person;
let relation: string;
const cast = new Map<PlaceRole, Person>();

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  rosa = await aPerson(t.db, { firstName: 'Zyxrosa', lastName: 'Quillfeather', phone: '6265550171' });
  owner = await aPerson(t.db);
  for (const role of placeRoles) cast.set(role, await aPerson(t.db));
  relation = await aRelation(t, {
    personId: rosa.personId,
    memberId: (await aPerson(t.db)).id,
    relationship: 'friend',
  });
});
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
});
afterAll(() => t.close());

test('every right is asked for by a call, and every role has some', () => {
  expect([...new Set(partnerCalls.map(({ right }) => right))].sort()).toEqual([...placeRights].sort());
  for (const role of placeRoles) expect(placeRights.some((right) => mayAs(role, right))).toBe(true);
});

test('whoever only reads changes nothing but what is their own', () => {
  const changing = partnerCalls.filter(({ call, right }) => call.method !== 'GET' && mayAs('reading', right));
  expect(changing.map(({ right }) => right).filter((right) => right !== 'member')).toEqual([]);
});

const cells = partnerCalls.flatMap((partnerCall) => placeRoles.map((role) => ({ ...partnerCall, role })));
type Cell = (typeof cells)[number];
const readsOfPlace = partnerCalls.filter(({ call }) => call.method === 'GET');
const isAllowed = ({ role, right }: Cell) => mayAs(role, right);
const changes = (cell: Cell) => isAllowed(cell) && cell.call.method !== 'GET';

describe('a place that nobody has changed', () => {
  let belongings: ForeignIds;
  let rows: Awaited<ReturnType<typeof watchRows>>;
  beforeAll(async () => {
    belongings = await aPlaceOfAll();
    rows = await watchRows(t.db);
    await rows.keep();
  });

  test.each(cells.filter((cell) => !isAllowed(cell)))('$name needs $right: not as $role', async (cell) => {
    const answer = await ask(cell, belongings);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    for (const secret of secrets) expect(text).not.toContain(secret);
    await rows.expectSame();
  });

  test('a seat that was removed just now has no right left, with the session that it was used by until then', async () => {
    const removed = await aPerson(t.db);
    const places = placesIn(belongings);
    for (const providerId of places)
      await aMember(t.db, { providerId, userId: removed.id, role: 'owner', now: t.clock.now() });
    const headers = await t.headersOf(removed);
    const answers = () => Promise.all(readsOfPlace.map((cell) => send(cell.call, inputOf(cell, belongings), headers)));
    for (const { status } of await answers()) expect([401, 403, 404]).not.toContain(status);
    const { team } = await t.as(owner);
    for (const providerId of places)
      await team.change({ params: { providerId, memberId: removed.id }, body: { change: 'remove' } });
    await rows.keep();
    for (const { name, call } of partnerCalls) {
      const answer = await send(call, inputOf({ name }, belongings), headers);
      const text = await answer.text();
      expect([name, answer.status]).toEqual([name, 404]);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    await rows.expectSame();
  });

  test.each(cells.filter((cell) => isAllowed(cell) && !changes(cell)))('$name needs $right: as $role', (cell) =>
    expectAnswer(cell, belongings),
  );
});

describe('a place that calls change', () => {
  let left: ForeignIds | undefined;

  // What an earlier call has left will do, unless it has taken away what this one is about.
  test.each(cells.filter(changes))('$name needs $right: as $role', async (cell) => {
    if (left) {
      await seat(left);
      if (!isRefused(await ask(cell, left))) return;
    }
    left = await aPlaceOfAll();
    await expectAnswer(cell, left);
  });
});

const isRefused = ({ status }: Response) => [401, 403, 404].includes(status);

async function expectAnswer(cell: Cell, belongings: ForeignIds) {
  const answer = await ask(cell, belongings);
  expect(isRefused(answer), `${answer.status} ${await answer.text()}`).toBe(false);
}

/** One place of each kind that has calls of its own. */
const placesIn = ({ centre, doctor, caregiver, lab, agency }: ForeignIds) => [centre, doctor, caregiver, lab, agency];

/** A center, a doctor, a caregiver, a lab and an agency with everything that calls name, where somebody works in each role and nowhere else. */
async function aPlaceOfAll(): Promise<ForeignIds> {
  const belongings = await belongingsOf(t, { owner: rosa, manager: owner, relation });
  await seat(belongings);
  return belongings;
}

/** Everybody has their role in these places, and none elsewhere. */
async function seat(belongings: ForeignIds) {
  for (const [role, { id: userId }] of cast) {
    await t.db.deleteFrom('provider_managers').where('user_id', '=', userId).execute();
    for (const providerId of placesIn(belongings))
      await aMember(t.db, { providerId, userId, role, now: t.clock.now() });
  }
}

async function ask({ name, call, role }: Cell, belongings: ForeignIds): Promise<Response> {
  const person = cast.get(role);
  if (!person) throw new Error('Nobody plays this role.');
  return send(call, inputOf({ name }, belongings), await t.headersOf(person));
}

function inputOf({ name }: Pick<Cell, 'name'>, belongings: ForeignIds): Input {
  const named = foreignIds[name];
  return named ? named.input(belongings[named.foreign], belongings) : {};
}

async function send(call: AnyCall, { params, query, body }: Input, headers: Record<string, string>): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return t.fetch(services[call.service] + fill(call.path, params ?? {}) + search, {
    method: call.method,
    headers: {
      ...headers,
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
}
