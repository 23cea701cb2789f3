import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { fill } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { allCalls } from '#test/all-calls.ts';
import { type TestApp, testApp } from '#test/harness.ts';

type Responses = Record<string, { description: string }>;
type Operation = { operationId: string; responses: Responses; 'x-access': { rule: string }; security: object[] };
type Description = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

let t: TestApp;
let anna: Person;
let described: Map<string, Responses>;
let operations: Operation[];

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  anna = await aPerson(t.db);
  const { paths } = (await t.app.inject('/openapi.json')).json<Description>();
  operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  described = new Map(operations.map(({ operationId, responses }) => [operationId, responses]));
});
afterAll(() => t.close());

const statusesOf = (name: string) => Object.keys(described.get(name) ?? {}).map(Number);

describe('the description names every status that can come', () => {
  test.each([
    ['seniorCare.book', [201, 400, 401, 404, 409, 413, 415, 422, 429, 500, 503, 507]],
    ['payments.pay', [200, 400, 401, 404, 409, 413, 415, 422, 429, 500, 503, 507]],
    ['payments.cards', [200, 400, 401, 404, 429, 500, 502, 503, 507]],
    ['account.logIn', [200, 400, 401, 413, 415, 429, 500, 503, 507]],
    ['account.renew', [200, 400, 401, 403, 413, 415, 429, 500, 503, 507]],
    ['seniorCare.services', [200, 400, 429, 500, 503, 507]],
    ['seniorCare.details', [200, 400, 404, 429, 500, 503, 507]],
  ])('of %s', (name, statuses) => {
    expect(statusesOf(name)).toEqual(statuses);
  });

  test('with the failures that each stands for', () => {
    expect(described.get('seniorCare.book')?.['409']?.description).toBe(
      'seats_taken, already_held, too_many_unpaid, too_much_unpaid, price_changed, conflict',
    );
  });
});

test('says of every call whether a log-in is needed', () => {
  const isOpen = ({ security }: Operation) => security.length === 0;
  expect(operations.filter(isOpen).map(({ operationId }) => operationId)).toEqual(
    operations.filter((one) => one['x-access'].rule === 'public').map(({ operationId }) => operationId),
  );
  expect(operations.some(isOpen)).toBe(true);
});

test.each(allCalls)('%s answers with nothing else', async (name, call) => {
  const headers = await t.headersOf(anna);
  const url = (value: string) => {
    const params = [...call.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, value] as const);
    return services[call.service] + fill(call.path, Object.fromEntries(params));
  };
  const ask = async (change: { url?: string; headers?: Record<string, string>; payload?: string }) => {
    const sends = call.method === 'GET' ? {} : { payload: change.payload ?? '{}' };
    const json = call.method === 'GET' ? {} : { 'content-type': 'application/json' };
    const asked = { method: call.method, url: change.url ?? url(anna.id) };
    return (await t.app.inject({ ...asked, ...sends, headers: { ...json, ...(change.headers ?? headers) } }))
      .statusCode;
  };
  const found = [
    await ask({}),
    await ask({ headers: {} }),
    await ask({ headers: { 'x-token': 'garbage' } }),
    await ask({ url: url('nothing') }),
    await ask({ url: `${url(anna.id)}?page=%00&place[]=1` }),
    await ask({ payload: '{' }),
    await ask({ payload: JSON.stringify({ text: 'x'.repeat(300_000) }) }),
    await ask({ payload: '<a/>', headers: { ...headers, 'content-type': 'text/xml' } }),
    await ask({ headers: { ...headers, 'idempotency-key': 'the-same-key-again' } }),
    await ask({ headers: { ...headers, 'idempotency-key': 'the-same-key-again' }, payload: '{"a":1}' }),
  ];
  expect(found.filter((status) => !statusesOf(name).includes(status))).toEqual([]);
});
