import { oddNumbers, oddTexts } from './fuzz-oddities.ts';

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
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
export type Random = () => number;
/** Words that make sense by the name of their field, and ids that exist. */
export type World = {
  words: Record<string, readonly string[]>;
  ids: readonly string[];
  /** Files by the ending of their names. */
  files: Readonly<Record<string, Buffer>>;
};

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
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(pick(random, choices), random, world, name);
  if (schema.type === 'object') return fittingObject(schema, random, world);
  if (schema.type === 'array') return fittingList(schema, random, world, name);
  if (schema.type === 'boolean') return random() < 0.5;
  if (schema.type === 'null') return null;
  if (schema.type === 'integer' || schema.type === 'number') {
    const known = world.words[name]?.map(Number).filter(Number.isFinite) ?? [];
    return known.length > 0 ? pick(random, known) : fittingNumber(schema, random);
  }
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
  const values = Array.from({ length }, () => fitting(items, random, world, name));
  const different = [...new Set(values)];
  return different.length < minItems ? values : different;
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
function hostile(random: Random): unknown {
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
