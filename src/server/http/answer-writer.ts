import * as z from 'zod/mini';
import type { Schema } from '#shared/call.ts';

/** Writes a value as JSON; undefined where the value is left out. */
type AnswerWriter = (value: unknown) => string | undefined;

/**
 * A function that writes an answer as JSON with nothing beyond its schema: what `JSON.stringify(z.parse(schema, answer))` gives, in a
 * third of the time. A value of another type than declared throws, and so does one that is missing. Lengths, ranges and patterns are
 * not looked at: they bind what people type, and the client parses every answer. What a schema does by code of its own (unions,
 * transforms, defaults, custom checks) is left to zod.
 */
export function answerWriter(schema: Schema): (answer: unknown) => string {
  const write = writerOf(schema);
  return (answer) => write(answer) ?? 'null';
}

function writerOf(schema: z.core.$ZodType): AnswerWriter {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all types that zod knows, told apart by `type`
  if (!onlyRefuses(def)) return parsing(schema);
  switch (def.type) {
    case 'object':
      return def.catchall ? parsing(schema) : object(def.shape);
    case 'array':
      return array(writerOf(def.element));
    case 'record':
      return record(def) ?? parsing(schema);
    case 'nullable':
      return orNull(writerOf(def.innerType));
    case 'optional':
      return def.innerType._zod.optin ? parsing(schema) : orLeftOut(writerOf(def.innerType));
    case 'string':
      return string;
    case 'number':
      return 'format' in def && def.format === 'safeint' ? whole : number;
    case 'boolean':
      return boolean;
    case 'enum':
    case 'literal':
      return oneOf(schema);
    default:
      return parsing(schema);
  }
}

/** Checks that refuse a value or let it pass as it is. */
const refusing = new Set(
  'less_than greater_than number_format max_length min_length length_equals string_format'.split(' '),
);

const onlyRefuses = (def: z.core.$ZodTypeDef) =>
  !('coerce' in def && def.coerce) && (def.checks ?? []).every(({ _zod }) => refusing.has(_zod.def.check));

const parsing =
  (schema: z.core.$ZodType): AnswerWriter =>
  (value) =>
    JSON.stringify(z.parse(schema, value));

function object(shape: z.core.$ZodShape): AnswerWriter {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    label: `${JSON.stringify(name)}:`,
    write: writerOf(schema),
  }));
  return (value) => {
    if (!isObject(value)) throw notA('object', value);
    let text = '';
    for (const { name, label, write } of fields) {
      const field = write(value[name]);
      if (field !== undefined) text += (text === '' ? '' : ',') + label + field;
    }
    return `{${text}}`;
  };
}

function array(write: AnswerWriter): AnswerWriter {
  return (value) => {
    if (!Array.isArray(value)) throw notA('array', value);
    let text = '';
    for (const item of value) text += (text === '' ? '' : ',') + (write(item) ?? 'null');
    return `[${text}]`;
  };
}

function record({ keyType, valueType, partial, mode }: z.core.$ZodRecordDef): AnswerWriter | undefined {
  const isOfAnyText = keyType._zod.def.type === 'string' && onlyRefuses(keyType._zod.def);
  const names = keyType._zod.values;
  if (mode === 'loose' || (names ? partial : !isOfAnyText)) return undefined;
  const write = writerOf(valueType);
  return (value) => {
    if (!isObject(value)) throw notA('record', value);
    let text = '';
    for (const name of names ?? Object.keys(value)) {
      const field = name === '__proto__' ? undefined : write(value[String(name)]);
      if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(String(name))}:${field}`;
    }
    return `{${text}}`;
  };
}

const orNull =
  (write: AnswerWriter): AnswerWriter =>
  (value) =>
    value === null ? 'null' : write(value);

const orLeftOut =
  (write: AnswerWriter): AnswerWriter =>
  (value) =>
    value === undefined ? undefined : write(value);

function string(value: unknown) {
  if (typeof value !== 'string') throw notA('string', value);
  return quoted(value);
}

function number(value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw notA('number', value);
  return String(value);
}

function whole(value: unknown) {
  if (!Number.isSafeInteger(value)) throw notA('whole number', value);
  return String(value);
}

function boolean(value: unknown) {
  if (typeof value !== 'boolean') throw notA('boolean', value);
  return value ? 'true' : 'false';
}

function oneOf(schema: z.core.$ZodType): AnswerWriter {
  const texts = new Map([...(schema._zod.values ?? [])].map((value) => [value as unknown, JSON.stringify(value)]));
  return (value) => {
    if (!texts.has(value)) throw notA([...texts.values()].join(' or '), value);
    return texts.get(value);
  };
}

// All but what JSON escapes: control characters, quotes, backslashes, and surrogates, which may stand alone.
const isEscaped = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
const quoted = (text: string) => (isEscaped.test(text) ? JSON.stringify(text) : `"${text}"`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names the types only: an answer may hold health data. */
const notA = (type: string, value: unknown) =>
  new TypeError(`An answer has a ${typeof value} in the place of ${type}.`);
