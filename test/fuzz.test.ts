import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { demoFamily } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { seedDemo } from '#app/demo/seed-demo.ts';
import {
  fitting,
  isObject,
  nearly,
  oddBodies,
  oddHeaders,
  oddSegments,
  oddTexts,
  pick,
  type Random,
  randomFrom,
  type Schema,
  type World,
} from './fuzz-inputs.ts';
import { testApp, type TestApp } from './harness.ts';
import { fuzz } from './rounds.ts';

const AT_ONCE = 6;

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  'x-access': { rule: string };
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};
type Asked = {
  method: 'GET';
  url: string;
  headers: Record<string, string>;
  payload?: string;
  isSignedIn: boolean;
  query: Record<string, string>;
  isPlain: boolean;
};
type Answered = { statusCode: number; headers: Record<string, unknown>; payload: string };

let t: TestApp;
let people: { family: Record<string, string>; manager: Record<string, string> };
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  await seedDemo(t.db, { bookingKinds: t.bookingKinds, now: t.clock.now() });
}, 60_000);
afterAll(() => t.close());

test('no request brings the server down, slips past a schema, or is refused without a reason', async () => {
  const random = randomFrom(fuzz.seed);
  const { paths } = JSON.parse((await t.app.inject('/openapi.json')).payload) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET', operation })),
  );
  const world = await worldOf();
  const complaints = new Map<string, string>();
  const reached = new Set<string>();
  let count = 0;

  for (let round = 0; round < fuzz.rounds; round += 1) {
    for (const batch of batches(operations)) {
      // One of the calls logs out.
      people = { family: await t.headersOf(demoFamily), manager: await t.headersOf(demoManager) };
      while (t.app.isUnderPressure()) await pause(50);
      await Promise.all(
        batch
          .map((one) => ({ ...one, asked: requestTo(one, random, world) }))
          .map(async ({ operation, asked }) => {
            const answer = await t.app.inject(asked);
            count += 1;
            if (answer.statusCode < 300) reached.add(operation.operationId);
            const found = complaintAbout(operation, asked, answer);
            if (found)
              complaints.set(
                `${operation.operationId}: ${found}`,
                `${asked.method} ${asked.url.slice(0, 300)} ${asked.payload?.slice(0, 300) ?? ''} -> ${answer.statusCode} ${answer.payload.slice(0, 200)}`,
              );
          }),
      );
    }
  }

  const share = Math.round((reached.size / operations.length) * 100);
  console.log(
    `Fuzz: seed ${fuzz.seed}, ${count} requests, ${share} % of ${operations.length} operations answered with success; not ${operations
      .map(({ operation }) => operation.operationId)
      .filter((id) => !reached.has(id))
      .join(', ')}.`,
  );
  expect(Object.fromEntries(complaints), `with FUZZ_SEED=${fuzz.seed}`).toEqual({});
  expect(share).toBeGreaterThanOrEqual(60);
}, 240_000);

function* batches<Item>(items: Item[]) {
  for (let start = 0; start < items.length; start += AT_ONCE) yield items.slice(start, start + AT_ONCE);
}

function requestTo(
  { path, method, operation }: { path: string; method: 'GET'; operation: Operation },
  random: Random,
  world: World,
): Asked {
  const mood = pick(random, ['good', 'good', 'nearly', 'odd'] as const);
  const who =
    operation['x-access'].rule === 'provider'
      ? pick(random, ['manager', 'manager', 'family', undefined] as const)
      : pick(random, ['family', 'family', 'manager', undefined] as const);
  const extra = mood === 'odd' ? pick(random, oddHeaders) : {};
  const query = queryFor(operation, mood, random, world);
  const payload = method === 'GET' ? undefined : payloadFor(operation, mood, random, world);
  return {
    method,
    isSignedIn: who !== undefined,
    query: Object.fromEntries(query),
    isPlain: new Set(query.map(([name]) => name)).size === query.length && Object.keys(extra).length === 0,
    url:
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        segmentFor(`${operation.operationId.split('.')[0]}.${name}`, who, mood, random, world),
      ) + (query.length > 0 ? `?${new URLSearchParams(query)}` : ''),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(who && people[who]),
      ...extra,
    },
    ...(payload !== undefined && { payload }),
  };
}

function segmentFor(name: string, who: 'family' | 'manager' | undefined, mood: string, random: Random, world: World) {
  if (mood === 'odd' && random() < 0.5) return pick(random, oddSegments);
  const own = who && people[who]['userid'];
  return own !== undefined && /^account\.|\.userId$/.test(name) && random() < 0.6
    ? own
    : pick(random, world.words[name] ?? world.ids);
}

function queryFor({ parameters }: Operation, mood: string, random: Random, world: World): [string, string][] {
  const known = parameters.filter((parameter) => parameter.in === 'query' && (parameter.required || random() < 0.6));
  const pairs = known.map(({ name, schema }): [string, string] => [
    name,
    mood === 'good' ? String(fitting(schema, random, world, name)) : pick(random, oddTexts).slice(0, 1000),
  ]);
  if (mood === 'odd' && random() < 0.5) pairs.push(...pairs, [pick(random, oddTexts), pick(random, oddTexts)]);
  return pairs;
}

function payloadFor({ requestBody }: Operation, mood: string, random: Random, world: World): string | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  if (mood === 'odd' && random() < 0.5) return pick(random, oddBodies);
  if (!schema) return mood === 'nearly' ? '{"a":1}' : undefined;
  return JSON.stringify(mood === 'good' ? fitting(schema, random, world) : nearly(schema, random, world));
}

function complaintAbout(
  operation: Operation,
  asked: Asked,
  { statusCode, headers, payload }: Answered,
): string | undefined {
  if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'])) return `answers ${statusCode}`;
  if (/\\n\s+at |node_modules|SequelizeError|syntax error at/.test(payload)) return 'shows its insides';
  if (statusCode >= 400) return complaintAboutRefusal(operation, statusCode, headers, payload);
  if (operation['x-access'].rule !== 'public' && !asked.isSignedIn) return 'answers strangers';
  const reply = operation.responses[statusCode]?.content['application/json']?.schema;
  if (!reply) return `answers ${statusCode}, which it does not describe`;
  if (!fits(reply, JSON.parse(payload))) return 'answers what it does not describe';
  const body = operation.requestBody?.content['application/json']?.schema;
  if (body && !fits(body, parsed(asked.payload ?? '{}'))) return 'accepts a body that its schema forbids';
  const wrong = operation.parameters.find(
    ({ in: place, name, schema, required }) =>
      place === 'query' && asked.isPlain && !fitsText(schema, asked.query[name], required),
  );
  return wrong && `accepts ${wrong.name}, which its schema forbids`;
}

function complaintAboutRefusal(
  operation: Operation,
  status: number,
  headers: Record<string, unknown>,
  payload: string,
) {
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `answers ${status} as ${String(headers['content-type'])}`;
  const problem: unknown = JSON.parse(payload);
  if (
    !isObject(problem) ||
    problem['status'] !== status ||
    typeof problem['code'] !== 'string' ||
    typeof problem['title'] !== 'string'
  )
    return `answers ${status} without saying so`;
  if (status === 401 && !headers['www-authenticate']) return 'does not say how to log in';
  if (status === 429 && !headers['retry-after']) return 'does not say when to come again';
  const isOfTheKernel = [400, 404, 413, 415].includes(status);
  return isOfTheKernel || operation.responses[status] ? undefined : `answers ${status}, which it does not describe`;
}

const readers = new Map<Schema, z.ZodType>();
function fits(schema: Schema, value: unknown): boolean {
  const reader = readers.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  readers.set(schema, reader);
  return reader.safeParse(value).success;
}

/** Query texts stand for numbers and lists as well. */
function fitsText(schema: Schema, text: string | undefined, isRequired: boolean): boolean {
  if (text === undefined || text === '') return !isRequired || fits(schema, text);
  return [text, Number(text), text === 'true', [text]].some((value) => fits(schema, value));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Ids that exist, and words that are worth trying. */
async function worldOf(): Promise<World> {
  const idsOf = async (table: 'bookings' | 'providers' | 'people' | 'users') =>
    (await t.db.selectFrom(table).select('id').orderBy('id').limit(8).execute()).map(({ id }) => id);
  const [bookings, centres, strangers, users] = await Promise.all([
    idsOf('bookings'),
    idsOf('providers'),
    idsOf('people'),
    idsOf('users'),
  ]);
  const own = (
    await t.db.selectFrom('bookings').select('id').where('user_id', '=', demoFamily.id).orderBy('id').execute()
  ).map(({ id }) => id);
  const { provider_id: managed } = await t.db
    .selectFrom('provider_managers')
    .select('provider_id')
    .where('user_id', '=', demoManager.id)
    .executeTakeFirstOrThrow();
  const asked = (
    await t.db.selectFrom('bookings').select('id').where('provider_id', '=', managed).orderBy('id').execute()
  ).map(({ id }) => id);
  const days = ['2026-06-24', '06/29/2026', '2026-07-01', '2026-08-03'];
  const words = {
    'bookings.id': [...own, ...bookings],
    'bookings.bookingId': [...own, ...bookings],
    'notifications.id': [...own, ...bookings],
    'healthRecords.id': [demoFamily.mother.id, ...strangers],
    'seniorCare.id': centres,
    'reviews.id': centres,
    'requests.id': asked,
    'centrePartner.id': [managed],
    'centrePartner.centreId': [managed, managed, ...centres],
    'account.id': users,
    'bookings.userId': users,
    centerId: centres,
    bookingId: [...own, ...bookings],
    familyMemberId: [demoFamily.mother.id, demoFamily.mother.id, ...strangers],
    id: [demoFamily.id, demoFamily.id, ...users],
    email: ['robin@mail.example', demoFamily.email],
    phone: ['6265550177', '(626) 555-0178'],
    firstName: ['Robin'],
    lastName: ['Hale'],
    password: ['Jacaranda-2026!'],
    confirmPassword: ['Jacaranda-2026!'],
    oldPassword: ['Not-mine-2026!'],
    otp: ['123456'],
    ticket: ['none'],
    dob: ['06/17/1974'],
    zip: ['91101'],
    address: ['214 Example Ave'],
    timeZone: ['America/Chicago'],
    checkInDate: days.slice(0, 2),
    checkOutDate: days.slice(2),
    from: ['2026-06-22'],
    to: ['2026-06-28'],
    day: ['2026-06-24'],
    place: ['Pasadena, CA', '91101'],
    q: ['pasa', '911'],
    in: days.slice(0, 2),
    out: days.slice(2),
    days: ['1,3', '2'],
    language: ['es'],
    kind: ['day_care', 'day_care,assisted_living'],
    method: ['sim_pm_none'],
    route: ['/login'],
    languages: ['en'],
    open: ['08:00'],
    close: ['17:00'],
    contactName: ['Robin Hale'],
    name: ['Harbor Day Center'],
  };
  return { words, ids: [...bookings, ...centres, ...strangers, ...users, '5c0a7e1e-0000-4000-8000-00000000dead'] };
}
