import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { type AnyCall, fill, type Input } from '#shared/call.ts';
import { mayAs, type PlaceRight, placeRights, type PlaceRole, placeRoles } from '#shared/place-roles.ts';
import { services } from '#shared/services.ts';
import { allCalls } from './all-calls.ts';
import { allRows } from './all-rows.ts';
import { belongingsOf } from './belongings.ts';
import type { Foreign } from './foreign.ts';
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
const isAllowed = ({ role, right }: Cell) => mayAs(role, right);
const changes = (cell: Cell) => isAllowed(cell) && cell.call.method !== 'GET';

describe('a place that nobody has changed', () => {
  let belongings: Foreign;
  let rows: string;
  beforeAll(async () => {
    belongings = await aPlaceOfAll();
    rows = await allRows(t.db);
  });

  test.each(cells.filter((cell) => !isAllowed(cell)))('$name needs $right: not as $role', async (cell) => {
    const answer = await ask(cell, belongings);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    for (const secret of secrets) expect(text).not.toContain(secret);
    const before = rows;
    rows = await allRows(t.db);
    expect(rows).toBe(before);
  });

  test.each(cells.filter((cell) => isAllowed(cell) && !changes(cell)))('$name needs $right: as $role', (cell) =>
    expectAnswer(cell, belongings),
  );
});

test.each(cells.filter(changes))('$name needs $right: as $role', async (cell) =>
  expectAnswer(cell, await aPlaceOfAll()),
);

async function expectAnswer(cell: Cell, belongings: Foreign) {
  const answer = await ask(cell, belongings);
  expect([401, 403, 404], await answer.text()).not.toContain(answer.status);
}

/** A center and a doctor with everything that calls name, where somebody works in each role and nowhere else. */
async function aPlaceOfAll(): Promise<Foreign> {
  const belongings = await belongingsOf(t, { owner: rosa, manager: owner, relation });
  for (const [role, { id: userId }] of cast) {
    await t.db.deleteFrom('provider_managers').where('user_id', '=', userId).execute();
    for (const providerId of [belongings.centre, belongings.doctor, belongings.lab])
      await aMember(t.db, { providerId, userId, role, now: t.clock.now() });
  }
  return belongings;
}

async function ask({ name, call, role }: Cell, belongings: Foreign): Promise<Response> {
  const person = cast.get(role);
  if (!person) throw new Error('Nobody plays this role.');
  const named = foreignIds[name];
  return send(call, named ? named.input(belongings[named.foreign], belongings) : {}, person);
}

async function send(call: AnyCall, { params, query, body }: Input, person: Person): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return t.fetch(services[call.service] + fill(call.path, params ?? {}) + search, {
    method: call.method,
    headers: {
      ...(await t.headersOf(person)),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
}
