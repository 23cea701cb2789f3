import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ines } from '#features/account/demo/accounts.ts';
import { demoFamily } from '#features/account/demo/people.ts';
import { demoCaregivers } from '#features/caregivers/demo/caregivers.ts';
import { demoLabs } from '#features/diagnostics/demo/labs.ts';
import { demoDoctors } from '#features/doctors/demo/doctors.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { seedDemo } from '#app/demo/seed-demo.ts';
import { FILE_TYPE } from '#shared/call.ts';
import { seeded } from '#shared/seeded.ts';
import { type FuzzRequest, complaintAbout, type Operation } from './fuzz-complaints.ts';
import { fitting, nearly, pick, type Random, type World } from './fuzz-inputs.ts';
import { fileChanges, oddBodies, oddHeaders, oddSegments, oddTexts } from './fuzz-oddities.ts';
import { worldOf } from './fuzz-world.ts';
import { testApp, type TestApp } from './harness.ts';
import { fuzz } from './rounds.ts';

const AT_ONCE = 6;
const [doctor, caregiver, lab] = [demoDoctors, demoCaregivers, demoLabs].map((all) => all()[0]?.manager.id ?? '');

let t: TestApp;
const workers = ['manager', 'doctor', 'caregiver', 'lab'] as const;
let people: Record<'family' | 'staff' | (typeof workers)[number], Record<string, string>>;
/** What only a provider of that kind has in the workspace. */
const workOf: Partial<Record<(typeof workers)[number], RegExp>> = {
  doctor: /^(partnerSummaries|partnerRecords|partnerVideoVisits|doctorProfiles|workingHours|offers|calendarFeeds)\./,
  caregiver: /^caregiverProfiles\./,
  lab: /^(labWork|labProfiles)\./,
};
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  await seedDemo(t.db, { bookingKinds: t.bookingKinds, now: t.clock.now() });
});
afterAll(() => t.close());

test('no request brings the server down, slips past a schema, or is refused without a reason', async () => {
  const random = seeded(String(fuzz.seed));
  const { paths } = JSON.parse((await t.app.inject('/openapi.json')).payload) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET', operation })),
  );
  const world = await worldOf(t);
  const complaints = new Map<string, string>();
  const reached = new Set<string>();
  let count = 0;

  for (let round = 0; round < fuzz.rounds; round += 1) {
    for (const batch of batches(operations)) {
      // One of the calls logs out.
      people = {
        family: await t.headersOf(demoFamily),
        manager: await t.headersOf(demoManager),
        doctor: await t.headersOf({ id: doctor ?? '' }),
        caregiver: await t.headersOf({ id: caregiver ?? '' }),
        lab: await t.headersOf({ id: lab ?? '' }),
        staff: await t.headersOf(ines),
      };
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
                `${asked.method} ${asked.url.slice(0, 300)} ${String(asked.payload ?? '').slice(0, 300)} -> ${answer.statusCode} ${answer.payload.slice(0, 200)}`,
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
  // Bytes of a file arrive as such.
  expect([...reached]).toContain('uploads.send');
});

function* batches<Item>(items: Item[]) {
  for (let start = 0; start < items.length; start += AT_ONCE) yield items.slice(start, start + AT_ONCE);
}

function requestTo(
  { path, method, operation }: { path: string; method: 'GET'; operation: Operation },
  random: Random,
  all: World,
): FuzzRequest {
  const world = worldFor(operation, all);
  const mood = pick(random, ['good', 'good', 'nearly', 'odd'] as const);
  const { rule, owner } = operation['x-access'];
  const provider = workers.find((worker) => workOf[worker]?.test(operation.operationId)) ?? 'manager';
  const fits = rule === 'provider' ? provider : rule === 'staff' ? 'staff' : 'family';
  const who = pick(random, [fits, fits, fits === 'family' ? 'manager' : 'family', undefined] as const);
  const extra = mood === 'odd' ? pick(random, oddHeaders) : {};
  const query = queryFor(operation, mood, random, world);
  const sent = method === 'GET' ? undefined : bodyFor(operation, mood, random, { world, query });
  return {
    method,
    isSignedIn: who !== undefined,
    query: Object.fromEntries(query),
    isPlain: new Set(query.map(([name]) => name)).size === query.length && Object.keys(extra).length === 0,
    url:
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === owner && who && mood !== 'odd'
          ? (people[who]['userid'] ?? '')
          : segmentFor(`${operation.operationId.split('.')[0]}.${name}`, who, mood, random, world),
      ) + (query.length > 0 ? `?${new URLSearchParams(query)}` : ''),
    headers: {
      ...(sent && { 'content-type': sent.type }),
      ...(who && people[who]),
      ...extra,
    },
    ...(sent && { payload: sent.payload }),
  };
}

function segmentFor(name: string, who: keyof typeof people | undefined, mood: string, random: Random, world: World) {
  if (mood === 'odd' && random() < 0.5) return pick(random, oddSegments);
  const own = who && people[who]['userid'];
  return own !== undefined && /^account\.|\.userId$/.test(name) && random() < 0.6
    ? own
    : pick(random, world.words[name] ?? world.ids);
}

/** The words as a group of calls knows them: its own go before those of all. */
function worldFor({ operationId }: Operation, { words, ...world }: World): World {
  const group = `${operationId.split('.')[0]}.`;
  const own = Object.entries(words).filter(([name]) => name.startsWith(group));
  return {
    ...world,
    words: { ...words, ...Object.fromEntries(own.map(([name, known]) => [name.slice(group.length), known])) },
  };
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

type FuzzBody = { type: string; payload: string | Buffer };
type FuzzInput = { world: World; query: [string, string][] };

function bodyFor(
  operation: Operation,
  mood: string,
  random: Random,
  { world, query }: FuzzInput,
): FuzzBody | undefined {
  if (operation.requestBody?.content[FILE_TYPE]) return fileFor(mood, random, { world, query });
  const payload = payloadFor(operation, mood, random, world);
  return payload === undefined ? undefined : { type: 'application/json', payload };
}

/** A file that is what its name says, one that was spoilt on its way, or what is no file at all. */
function fileFor(mood: string, random: Random, { world: { files }, query }: FuzzInput): FuzzBody {
  if (mood === 'odd' && random() < 0.3) return { type: 'application/json', payload: pick(random, oddBodies) };
  const ending =
    query
      .find(([name]) => name === 'name')?.[1]
      .split('.')
      .at(-1) ?? '';
  // an odd name may end as what every object has
  const whole = (Object.hasOwn(files, ending) && files[ending]) || pick(random, Object.values(files));
  return { type: FILE_TYPE, payload: mood === 'good' ? whole : pick(random, fileChanges)(whole) };
}

function payloadFor({ requestBody }: Operation, mood: string, random: Random, world: World): string | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  if (mood === 'odd' && random() < 0.5) return pick(random, oddBodies);
  if (!schema) return mood === 'nearly' ? '{"a":1}' : undefined;
  return JSON.stringify(mood === 'good' ? fitting(schema, random, world) : nearly(schema, random, world));
}
