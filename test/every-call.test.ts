import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { ACCESS_SECONDS } from '#features/account/server/sessions.ts';
import { acceptLink } from '#features/circle/server/link-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { type AnyCall, fill, type Input } from '#shared/call.ts';
import { calls } from '#app/calls.ts';
import type { Problem } from '#shared/failure.ts';
import { services } from '#shared/services.ts';
import { belongingsOf } from './belongings.ts';
import { allRows } from './all-rows.ts';
import { allCalls, callsWhere, isPrivate } from './all-calls.ts';
import type { ForeignIds } from './foreign.ts';
import { foreignIds } from './foreign-ids.ts';
import { idsIn } from './ids-in.ts';
import { testApp, type TestApp } from './harness.ts';

let t: TestApp;
let anna: Person;
let ben: Person;
let manager: Person;
let rival: Person;
let staff: Person;
let foreign: ForeignIds;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  [anna, ben, manager, rival, staff] = await Promise.all([
    aPerson(t.db),
    aPerson(t.db),
    aPerson(t.db),
    aPerson(t.db),
    aPerson(t.db),
  ]);
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute();
  await aCentre(t.db, { managerId: rival.id });
  const relation = await acceptLink(t.db, {
    personId: ben.personId,
    memberId: manager.id,
    relationship: 'friend',
    scopes: ['bookings'],
    endsOn: null,
    endsAt: null,
    now: t.clock.now(),
  });
  foreign = await belongingsOf(t, { owner: ben, manager, relation });
});
afterAll(() => t.close());

/** Who may send a call as far as its rule goes. */
const callerOf = ({ access }: AnyCall) => ({ provider: manager, staff })[access.rule as 'provider' | 'staff'] ?? anna;

describe('the table of calls', () => {
  test('says of every call that names an id whose it may be', () => {
    const named = callsWhere(isPrivate).filter(([, call]) =>
      idsIn(call).some((name) => !(call.access.rule === 'self' && call.access.owner === name)),
    );
    expect(Object.keys(foreignIds).sort()).toEqual(named.map(([name]) => name).sort());
  });
});

describe.each(callsWhere(isPrivate))('%s', (_, call) => {
  test('asks visitors to log in', async () => {
    await expectRefusal(await send(call, {}), { status: 401, code: 'session_expired' });
  });

  test('believes no forged token', async () => {
    const expired = await t.headersOf(anna);
    t.clock.advance(ACCESS_SECONDS);
    const [fresh, bens] = [await t.headersOf(anna), await t.headersOf(ben)];
    const forged = {
      'x-token and Authorization disagree': { ...fresh, authorization: bens['authorization'] ?? '' },
      'the userId of somebody else': { ...fresh, userid: ben.id },
      'a token that has expired': expired,
      garbage: { 'x-token': 'garbage', authorization: 'Bearer garbage', userid: anna.id },
      'a token under another scheme': { authorization: `Basic ${fresh['x-token']}` },
    };
    for (const [what, headers] of Object.entries(forged))
      await expectRefusal(await send(call, {}, headers), { status: 401, code: 'session_expired' }, what);
  });
});

describe('what is somebody else’s is answered like what is missing', () => {
  let before: string;
  beforeAll(async () => {
    before = await allRows(t.db);
  });
  afterAll(async () => expect(await allRows(t.db), 'refused writes change nothing').toBe(before));

  const owned = callsWhere(({ access }) => access.rule === 'self' && access.owner !== undefined).filter(
    ([name]) => !(name in foreignIds),
  );

  test.each(owned)('%s', async (_, call) => {
    const owner = call.access.rule === 'self' ? (call.access.owner ?? '') : '';
    await expectSameRefusal(call, anna, (id) => ({ params: { [owner]: id } }), ben.id);
  });

  test.each(Object.keys(foreignIds))('%s', async (name) => {
    const stranger = foreignIds[name];
    const call = allCalls.find(([found]) => found === name)?.[1];
    if (!stranger || !call) throw new Error(`There is no call ${name}.`);
    await expectSameRefusal(
      call,
      call.access.rule === 'provider' ? rival : anna,
      (tried) => stranger.input(tried, foreign),
      foreign[stranger.foreign],
    );
  });
});

describe.each(callsWhere(({ access }) => access.rule === 'provider' || access.rule === 'staff'))('%s', (_, call) => {
  test('is not there for a patient', async () => {
    await expectRefusal(await send(call, {}, await t.headersOf(anna)), { status: 404, code: 'not_found' });
  });
});

describe.each(callsWhere(({ body }) => body !== undefined && !z.safeParse(body, {}).success))('%s', (name, call) => {
  test.each([
    ['an empty body', '{}'],
    ['no body', undefined],
    ['a list', '[]'],
    ['null', 'null'],
  ])('names what %s lacks', async (_, text) => {
    const answer = await send(
      call,
      { params: ownParams(call) },
      isPrivate(call) ? await t.headersOf(callerOf(call)) : {},
      text,
    );
    const problem = await expectRefusal(answer, { status: 400, code: 'invalid_input' }, name);
    expect(problem.errors?.length).toBeGreaterThan(0);
    for (const { field, code, message } of problem.errors ?? []) {
      expect({ field, code, message }).toEqual({
        field: expect.any(String),
        code: expect.stringMatching(/^\w+$/),
        message: expect.stringMatching(/^\p{Lu}.*\P{P}/u),
      });
    }
  });

  test.each([
    ['{"a":', 400],
    ['{"__proto__":{}}', 400],
    ['x'.repeat(300_000), 413],
  ])('refuses %.12s as what it is', async (text, status) => {
    await expectRefusal(await send(call, { params: ownParams(call) }, {}, text), { status });
  });

  test('refuses what is no JSON', async () => {
    await expectRefusal(await send(call, { params: ownParams(call) }, { 'content-type': 'text/xml' }, '<a/>'), {
      status: 415,
      code: 'unsupported_media',
    });
  });
});

test('every answer of the calls carries the headers that protect it', async () => {
  const answers = [
    await send(calls.preferences.global, { params: { id: anna.id } }, await t.headersOf(anna)),
    await send(calls.seniorCare.services, {}),
    await send(calls.bookings.list, {}),
  ];
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers.has('x-powered-by')).toBe(false);
  }
});

/** One's own id where the call wants an owner, some id elsewhere. */
const ownParams = ({ path, access }: AnyCall) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      access.rule === 'self' && access.owner === name ? anna.id : randomUUID(),
    ]),
  );

function send(
  call: AnyCall,
  { params, query, body }: Input,
  headers: Record<string, string> = {},
  text = body && JSON.stringify(body),
): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const hasBody = text !== undefined && call.method !== 'GET';
  return t.fetch(services[call.service] + fill(call.path, params ?? ownParams(call)) + search, {
    method: call.method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: text }),
  });
}

async function expectRefusal(answer: Response, wanted: { status: number; code?: string }, what = ''): Promise<Problem> {
  const text = await answer.text();
  expect(text, what).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b|Error:|select .* from|errors\.\w/i);
  expect(answer.headers.get('content-type'), what).toMatch(/^application\/problem\+json/);
  if (wanted.status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="lado"');
  const problem = JSON.parse(text) as Problem; // checked here
  expect(answer.status, what).toBe(problem.status);
  expect(problem, what).toMatchObject({
    ...wanted,
    type: 'about:blank',
    title: expect.any(String),
    detail: expect.any(String),
  });
  return problem;
}

async function expectSameRefusal(call: AnyCall, person: Person, input: (id: string) => Input, foreign: string) {
  const headers = await t.headersOf(person);
  const [theirs, nobodys] = await Promise.all(
    [foreign, randomUUID()].map(async (id) => {
      const answer = await send(call, input(id), headers);
      return { status: answer.status, text: await answer.text() };
    }),
  );
  expect(theirs).toEqual(nobodys);
  expect(theirs?.status).toBe(404);
}
