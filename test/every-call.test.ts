import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { ACCESS_SECONDS } from '#features/account/server/sessions.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { type Access, type AnyCall, fill, type Input } from '#shared/call.ts';
import { calls } from '#app/calls.ts';
import type { Problem } from '#shared/failure.ts';
import { services } from '#shared/services.ts';
import { testApp, type TestApp } from './harness.ts';
import { specifiedCalls } from './specified-calls.ts';

const all = Object.entries(calls).flatMap(([capability, group]) =>
  Object.entries(group).map(([name, call]): [string, AnyCall] => [`${capability}.${name}`, call]),
);
const where = (rule: (call: AnyCall) => boolean) => all.filter(([, call]) => rule(call));
const isPrivate = ({ access }: AnyCall) => access.rule !== 'public';

const present = all.map(
  ([, { service, method, path, access }]) =>
    `${service.toLowerCase()} ${method} ${path.replace(/:\w+/g, '{}')} ${access.rule}`,
);

let t: TestApp;
let anna: Person;
let ben: Person;
let manager: Person;
let rival: Person;
const known = { centre: '', booking: '' };

/** Private calls that name an id besides their owner's: whose id a stranger may try, and where it goes. */
const strangers: Record<string, { foreign: () => string; input: (id: string) => Input }> = {
  'account.changeUserInfo': { foreign: () => ben.id, input: (id) => ({ body: { id, firstName: 'Mallory' } }) },
  'healthRecords.openProfile': {
    foreign: () => ben.personId,
    input: (familyMemberId) => ({ body: { familyMemberId } }),
  },
  'healthRecords.profile': { foreign: () => ben.personId, input: (id) => ({ params: { id } }) },
  'healthRecords.changeProfile': {
    foreign: () => ben.personId,
    input: (id) => ({ params: { id }, body: { version: 0, facts: {} } }),
  },
  'seniorCare.book': {
    foreign: () => ben.personId,
    input: (familyMemberId) => ({ body: { ...aRequest, centerId: known.centre, familyMemberId } }),
  },
  'bookings.one': { foreign: () => known.booking, input: (id) => ({ params: { id } }) },
  'bookings.change': {
    foreign: () => known.booking,
    input: (id) => ({ params: { id }, body: { note: 'Mallory was here.' } }),
  },
  'payments.pay': {
    foreign: () => known.booking,
    input: (bookingId) => ({ body: { bookingId, method: 'sim_pm_mallory' } }),
  },
  'bookings.markRead': { foreign: () => known.booking, input: (bookingId) => ({ params: { bookingId } }) },
  'notifications.markRead': { foreign: () => known.booking, input: (id) => ({ params: { id } }) },
  'reviews.add': {
    foreign: () => known.booking,
    input: (bookingId) => ({ body: { bookingId, stars: 1, words: 'Mallory was here.' } }),
  },
  'requests.one': { foreign: () => known.booking, input: (id) => ({ params: { id } }) },
  'requests.accept': { foreign: () => known.booking, input: (id) => ({ params: { id } }) },
  'requests.decline': {
    foreign: () => known.booking,
    input: (id) => ({ params: { id }, body: { reason: 'Mallory was here.' } }),
  },
  'centrePartner.calendar': {
    foreign: () => known.centre,
    input: (centreId) => ({ params: { centreId }, query: { from: '2026-06-15', to: '2026-06-20' } }),
  },
  'centrePartner.setSeats': {
    foreign: () => known.centre,
    input: (centreId) => ({ params: { centreId }, body: { day: '2026-06-17', capacity: 0 } }),
  },
  'centrePartner.changeProfile': { foreign: () => known.centre, input: (id) => ({ params: { id }, body: aProfile }) },
};
const aRequest = { checkInDate: '2026-06-22', checkOutDate: '2026-06-24', weekDays: [1, 3] };
const aProfile = {
  phone: '6265550199',
  about: { en: 'Mallory was here.', sp: '' },
  capacity: 1,
  prices: { dayCents: 100, weekCents: 100, monthCents: 100 },
  hours: [{ open: '08:00', close: '17:00' }, null, null, null, null, null, null],
  services: [],
  languages: ['en'],
};

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  [anna, ben, manager, rival] = await Promise.all([aPerson(t.db), aPerson(t.db), aPerson(t.db), aPerson(t.db)]);
  const centre = await aCentre(t.db, { managerId: manager.id });
  await aCentre(t.db, { managerId: rival.id });
  const { id } = await aStay(t, { centre, person: ben });
  Object.assign(known, { centre: centre.id, booking: id });
});
afterAll(() => t.close());

describe('the table of calls', () => {
  test('is the one that was looked at', async () => {
    const lines = all.map(
      ([, call]) => `${call.method} ${services[call.service]}${call.path} ${accessOf(call.access)}`,
    );
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('calls.snapshot.txt');
  });

  test('is held against the 91 calls of the specification', () => {
    expect(new Set(specifiedCalls.all).size).toBe(91);
  });

  test.each(specifiedCalls.open)('has %s', (line) => {
    expect(present).toContain(line);
  });

  test('agrees with the specification on who may call what', () => {
    const callOf = (line: string) => line.slice(0, line.lastIndexOf(' '));
    const named = new Set(specifiedCalls.all.map(callOf));
    expect(specifiedCalls.all).toEqual(expect.arrayContaining(present.filter((line) => named.has(callOf(line)))));
  });

  test.each(Object.entries(specifiedCalls.waiting))('lacks calls of %s, or else it would be open', (_, lines) => {
    expect(lines.filter((line) => !present.includes(line))).not.toEqual([]);
  });

  test('says of every call that names an id whose it may be', () => {
    const named = where(isPrivate).filter(([, call]) =>
      idsIn(call).some((name) => !(call.access.rule === 'self' && call.access.owner === name)),
    );
    expect(Object.keys(strangers).sort()).toEqual(named.map(([name]) => name).sort());
  });
});

describe.each(where(isPrivate))('%s', (_, call) => {
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
    before = await everything();
  });
  afterAll(async () => expect(await everything(), 'refused writes change nothing').toBe(before));

  const owned = where(({ access }) => access.rule === 'self' && access.owner !== undefined);

  test.each(owned)('%s', async (_, call) => {
    const owner = call.access.rule === 'self' ? (call.access.owner ?? '') : '';
    await expectSameRefusal(call, anna, (id) => ({ params: { [owner]: id } }), ben.id);
  });

  test.each(Object.keys(strangers))('%s', async (name) => {
    const stranger = strangers[name];
    const call = all.find(([found]) => found === name)?.[1];
    if (!stranger || !call) throw new Error(`There is no call ${name}.`);
    await expectSameRefusal(call, call.access.rule === 'provider' ? rival : anna, stranger.input, stranger.foreign());
  });
});

describe.each(where(({ access }) => access.rule === 'provider' || access.rule === 'staff'))('%s', (_, call) => {
  test('is not there for a patient', async () => {
    await expectRefusal(await send(call, {}, await t.headersOf(anna)), { status: 404, code: 'not_found' });
  });
});

describe.each(where(({ body }) => body !== undefined && !z.safeParse(body, {}).success))('%s', (name, call) => {
  test.each([
    ['an empty body', '{}'],
    ['no body', undefined],
    ['a list', '[]'],
    ['null', 'null'],
  ])('names what %s lacks', async (_, text) => {
    const caller = call.access.rule === 'provider' ? manager : anna;
    const answer = await send(
      call,
      { params: ownParams(call) },
      isPrivate(call) ? await t.headersOf(caller) : {},
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
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
    expect(headers.has('x-powered-by')).toBe(false);
  }
});

const accessOf = (access: Access) =>
  `${access.rule}${'owner' in access ? `(${access.owner})` : 'scope' in access ? `(${access.scope})` : ''}`;

/** Path parameters and fields of the body that name something. */
function idsIn({ path, body }: AnyCall): string[] {
  const { properties = {} } = body
    ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as { properties?: object })
    : {};
  return [...path.matchAll(/:(\w+)/g)]
    .map(([, name = '']) => name)
    .concat(Object.keys(properties).filter((name) => /Id$|^id$/.test(name) && !cardToken.test(path)));
}
/** Saved cards are named by the processor's tokens, which belong to its customer. */
const cardToken = /^\/cards\//;

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

/** Every row of every table that a refused write must not touch. */
async function everything(): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(t.db);
  const lasting = rows.filter(
    ({ name }) => !['sessions', 'access_tokens', 'refresh_tokens', 'rate_limits'].includes(name),
  );
  const dumps = await Promise.all(
    lasting.map(({ name }) =>
      sql<{
        dump: string;
      }>`select coalesce(string_agg(t::text, E'\n' order by t::text), '') as dump from ${sql.table(name)} t`.execute(
        t.db,
      ),
    ),
  );
  return dumps.map(({ rows: [row] }, index) => `${lasting[index]?.name}\n${row?.dump}`).join('\n');
}
