/** The part of JSON Schema that the description of the calls uses. */
export type Schema = {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  prefixItems?: Schema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
export type Random = () => number;
/** Words that make sense by the name of their field, and ids that exist. */
export type World = { words: Record<string, readonly string[]>; ids: readonly string[] };

/** The same row of numbers from 0 to 1 for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[upTo(random, values.length - 1)];
  if (value === undefined && values.length === 0) throw new Error('There is nothing to pick from.');
  return value as Value; // the index is within the list
}

/** A value that fits the schema; fields that may be left out are left out now and then. */
export function fitting(schema: Schema, random: Random, world: World, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return fitting(pick(random, schema.anyOf), random, world, name);
  if (schema.type === 'object') return fittingObject(schema, random, world);
  if (schema.type === 'array') return fittingList(schema, random, world, name);
  if (schema.type === 'boolean') return random() < 0.5;
  if (schema.type === 'null') return null;
  if (schema.type === 'integer' || schema.type === 'number') return fittingNumber(schema, random);
  return fittingText(schema, random, world, name);
}

function fittingObject({ properties = {}, required = [] }: Schema, random: Random, world: World) {
  const kept = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.7);
  return Object.fromEntries(kept.map(([name, property]) => [name, fitting(property, random, world, name)]));
}

function fittingList(
  { items = {}, prefixItems, minItems = 0, maxItems = 4 }: Schema,
  random: Random,
  world: World,
  name: string,
) {
  if (prefixItems) return prefixItems.map((item) => fitting(item, random, world, name));
  const length = Math.min(maxItems, minItems + upTo(random, 3));
  return [...new Set(Array.from({ length }, () => fitting(items, random, world, name)))];
}

function fittingNumber({ type, minimum = -1000, maximum = 1000 }: Schema, random: Random) {
  const [least, most] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
  return type === 'integer' ? least + upTo(random, most - least) : least + random() * (most - least);
}

function fittingText(
  { format, pattern, minLength = 0, maxLength = 60 }: Schema,
  random: Random,
  { words, ids }: World,
  name: string,
) {
  const known = words[name];
  if (known) return pick(random, known);
  if (format === 'uuid') return pick(random, ids);
  if (pattern?.includes(':')) return '09:00';
  if (format === 'date') return '2026-06-24';
  return 'Rosa likes the garden in the morning'.slice(0, Math.max(minLength, Math.min(maxLength, 60)));
}

/** A fitting value with one flaw somewhere in it. */
export function nearly(schema: Schema, random: Random, world: World): unknown {
  const value = fitting(schema, random, world);
  if (!isObject(value)) return hostile(random);
  const names = Object.keys(schema.properties ?? {});
  const name = names.length > 0 ? pick(random, names) : 'extra';
  const inner = schema.properties?.[name];
  if (random() < 0.3) {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  return {
    ...value,
    [name]: inner?.type === 'object' && random() < 0.7 ? nearly(inner, random, world) : flawed(inner, random),
  };
}

function flawed({ type, maxLength, minimum, maximum }: Schema = {}, random: Random): unknown {
  if (type === 'string' && maxLength !== undefined && random() < 0.3) return 'x'.repeat(maxLength + 1);
  if (minimum !== undefined && random() < 0.3) return minimum - 1;
  if (maximum !== undefined && random() < 0.3) return maximum + 1;
  return hostile(random);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What nobody sends by mistake. */
export function hostile(random: Random): unknown {
  return pick(random, [
    ...oddTexts,
    ...oddNumbers,
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: 1e9 },
    nested(50),
    Array.from({ length: 500 }, () => 'x'),
  ]);
}

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { a: [nested(depth - 1)] });
const oddNumbers = [
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\udfff tail',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  'Z̸͕͝a̷̢͐l̵̙̈g̶',
  'İıſK',
  'x'.repeat(5000),
  '9'.repeat(400),
  "'; drop table users; --",
  "' or 1=1 --",
  '") or true; --',
  '%',
  '_',
  '\\',
  '\\u0000',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  'C:\\con',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e400',
  '0x10',
  '[object Object]',
  '__proto__',
  'constructor',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '02/30/2026',
  '13/13/2026',
  '99/99/9999',
  '2026-06-24T25:61:61Z',
  '24:00',
  '99:99',
  'Mars/Olympus',
  'a@b',
  `${'a'.repeat(250)}@mail.example`,
  'a@mail.example\r\nBcc: b@mail.example',
  'ä@ö.example',
  '4242 4242 4242 4242',
  '+1 (626) 555-0111',
  '٣٣٣٣٣٣',
  '00000000-0000-0000-0000-000000000000',
] as const;

/** Path segments as they travel. */
export const oddSegments = [
  '%00',
  '%0d%0aX:1',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%',
  '%zz',
  '..%2f..%2fx',
  '-1',
  '0',
  'null',
  "'%20or%201=1--",
  '%3Cscript%3E',
  'x'.repeat(190),
  'SC-1',
  'SC-999999999999',
  'ZZ-0',
  '*',
  ':id',
  '{id}',
  ';a=b',
  '5C0A7E1E-0000-4000-8000-00000000DEAD',
  '{5c0a7e1e-0000-4000-8000-00000000dead}',
  '5c0a7e1e00004000800000000000dead',
] as const;

/** Bodies that are no JSON, or JSON that is none of ours. */
export const oddBodies = [
  '',
  '{',
  '{"a":',
  '[',
  '['.repeat(20_000),
  '{"a":'.repeat(5000),
  '\ufeff{}',
  'null',
  '123',
  '"text"',
  '[]',
  '[{}]',
  'NaN',
  "{'a':1}",
  '{"a":1e999}',
  '{"__proto__":{"isStaff":true}}',
  '{"constructor":{"prototype":{"isStaff":true}}}',
  '{"id":1,"id":2}',
  '<?xml version="1.0"?><a/>',
  'a=b&c=d',
  '\u0000',
  `{"a":"${'x'.repeat(270_000)}"}`,
] as const;

export const oddHeaders: readonly Record<string, string>[] = [
  { 'accept-language': 'xx;q=2,,,;*' },
  { 'accept-language': `sp,${'en;q=0.1,'.repeat(500)}` },
  { cookie: 'lado_ui=%%%; __Host-lado_refresh=x' },
  { cookie: `lado_ui=${'.'.repeat(3000)}` },
  { cookie: '=;;=a; lado_ui' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'idempotency-key': 'a key with spaces' },
  { origin: 'null', 'x-lado-renew': '1' },
  { origin: 'https://evil.example' },
  { userid: 'undefined' },
  { 'x-token': '' },
  { 'x-token': "' or 1=1 --" },
  { authorization: 'Bearer' },
  { authorization: 'Bearer  ' },
  { authorization: 'Basic eDp5' },
  { accept: 'text/html' },
  { host: 'evil.example' },
];
