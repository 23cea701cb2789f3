import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#app/calls.ts';
import type { AnyCall, Schema } from '#shared/call.ts';
import { answerWriter } from './answer-writer.ts';

/** Stands in each generated object, and in no schema. */
const SECRET = 'not for everybody';

type Shape = {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  propertyNames?: Shape;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** What a handler may answer: fields that are optional now and then, and in each object one too many. */
function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  if (Array.isArray(shape.type)) return fc.oneof(...shape.type.map((type) => valueOf({ ...shape, type })));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  return byType[shape.type ?? '']?.(shape) ?? fc.jsonValue();
}

/** Control characters, quotes and halves of characters among them. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

const byType: Record<string, (shape: Shape) => fc.Arbitrary<unknown>> = {
  object: (shape) => (shape.propertyNames ? recordOf(shape) : objectOf(shape)),
  array: ({ items = {}, minItems = 0, maxItems = 3 }) =>
    fc.array(valueOf(items), { minLength: minItems, maxLength: maxItems }),
  string: ({ format, pattern, maxLength = 20 }) =>
    format === 'uuid'
      ? fc.uuid()
      : pattern
        ? fc.stringMatching(new RegExp(pattern))
        : fc.oneof(fc.string({ unit: anyUnit, maxLength }), fc.constant('America/Chicago')),
  integer: ({ minimum: min = -1e6, maximum: max = 1e6 }) =>
    fc.integer({ min: Math.max(min, -1e6), max: Math.min(max, 1e6) }),
  number: ({ minimum: min = -1e21, maximum: max = 1e22 }) => fc.double({ min, max, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

const objectOf = ({ properties = {}, required = [] }: Shape) =>
  fc
    .record(Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valueOf(shape)])), {
      requiredKeys: required,
    })
    .map((value) => ({ ...value, undeclared: SECRET }));

const recordOf = ({ propertyNames, additionalProperties, required }: Shape) => {
  const value = valueOf(additionalProperties || {});
  return propertyNames?.enum && required
    ? fc.record(Object.fromEntries(propertyNames.enum.map((name) => [String(name), value])))
    : fc.dictionary(valueOf(propertyNames ?? {}).map(String), value, { maxKeys: 3 });
};

const shapeOf = (schema: Schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Writes what zod would have read, for any value that it reads: rules that cross fields refuse most of some schemas' values, and those are drawn again. */
function expectSame(schema: Schema) {
  const write = answerWriter(schema);
  fc.assert(
    fc.property(valueOf(shapeOf(schema)), (value) => {
      const read = z.safeParse(schema, value);
      fc.pre(read.success);
      const text = write(value);
      expect(text).toBe(JSON.stringify(read.data));
      expect(text).not.toContain(SECRET);
    }),
    { numRuns: 100 },
  );
}

test.each(
  Object.entries(calls).flatMap(([capability, group]) =>
    Object.entries(group).map(([name, call]): [string, AnyCall] => [`${capability}.${name}`, call]),
  ),
)('%s is answered as its schema says, and nothing beside it leaves the server', (_, { reply }) => expectSame(reply));

const Inner = z.object({ name: z.string(), size: z.nullable(z.int()), note: z.optional(z.string()) });

test.each<[string, Schema]>([
  ['an object in an object', z.object({ inner: Inner, 'a "name"': z.boolean() })],
  ['what may be null or left out', z.object({ null: z.nullable(Inner), left: z.optional(Inner) })],
  ['lists', z.object({ lists: z.array(z.array(Inner)) })],
  ['records by any name', z.object({ record: z.record(z.string(), Inner) })],
  ['records by certain names', z.object({ record: z.record(z.enum(['en', 'sp']), Inner) })],
  ['records by some of certain names', z.object({ record: z.partialRecord(z.enum(['en', 'sp']), Inner) })],
  ['a choice of two', z.union([Inner, z.object({ kind: z.literal('b'), inner: Inner })])],
  [
    'what is changed on its way',
    z.object({
      text: z.pipe(
        z.string(),
        z.transform((text) => text.length),
      ),
    }),
  ],
  ['what is trimmed', z.object({ text: z.string().check(z.trim()) })],
  ['what has a default', z.object({ text: z._default(z.string(), 'none'), other: z.optional(z._default(z.int(), 3)) })],
])('%s: the same as zod', (_, schema) => expectSame(schema));

test('what a schema leaves open stays open there and nowhere else', () => {
  const schema = z.object({ loose: z.looseObject({ name: z.string() }), any: z.unknown() });
  const value = { loose: { name: 'Rosa', more: 1 }, any: [1] };
  expect(answerWriter(schema)({ ...value, undeclared: SECRET })).toBe(JSON.stringify(value));
});

test.each<[string, unknown]>([
  ['a missing field', { name: 'Rosa' }],
  ['null in the place of a text', { name: null, size: 1 }],
  ['a number in the place of a text', { name: 1, size: 1 }],
  ['a broken number in the place of a whole one', { name: 'Rosa', size: 1.5 }],
  ['a list in the place of an object', []],
  ['nothing', undefined],
])('%s is no answer', (_, value) => {
  expect(() => answerWriter(Inner)(value)).toThrow();
});

test('says of a wrong answer what it is, not what it holds', () => {
  expect(() => answerWriter(Inner)({ name: 4_111, size: 1 })).toThrow(
    /^An answer has a number in the place of string\.$/,
  );
});
