import * as z from 'zod/mini';
import { type AnyCall, type Calls, FILE_TYPE, type Schema } from '#shared/call.ts';
import { failureCodes, type FailureCode, statusOf } from '#shared/failure.ts';
import { givesFile, takesFile } from '#shared/file-body.ts';
import { isId } from './mount.ts';
import type { BaseAddresses } from '#shared/services.ts';

type Json = Record<string, unknown>;

type Io = 'input' | 'output';

/** Most of a description is the work of these, and all servers of a process describe the same calls. */
const written: Record<Io, WeakMap<Schema, Json>> = { input: new WeakMap(), output: new WeakMap() };

function schemaOf(schema: Schema, io: Io): Json {
  const known = written[io].get(schema) ?? jsonSchemaOf(schema, io);
  written[io].set(schema, known);
  return known;
}

const jsonSchemaOf = (schema: Schema, io: Io) =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => spellOut(jsonSchema),
  }) as Json;

/** Names the properties of a record that must have each of its keys: readers of a description look for them there. */
function spellOut(schema: {
  required?: string[];
  additionalProperties?: unknown;
  propertyNames?: unknown;
  properties?: unknown;
}) {
  if (!schema.required || schema.propertyNames === undefined) return;
  schema.properties = Object.fromEntries(schema.required.map((key) => [key, schema.additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** The OpenAPI 3.1 document of every call: schemas, failures, and who may call as `x-access`. */
export function openApi(groups: Record<string, Calls>, bases: BaseAddresses): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, group] of Object.entries(groups)) {
    for (const [name, call] of Object.entries(group)) {
      const path = bases[call.service] + call.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(tag, name, call);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lado',
      version: '1',
      description: 'A health-care marketplace for patients and their families.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/', description: 'Where this description was fetched' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: problem() },
    },
  };
}

function operationOf(tag: string, name: string, call: AnyCall): Json {
  const isPublic = call.access.rule === 'public';
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: call.summary,
    'x-access': call.access,
    parameters: [...pathParameters(call), ...queryParameters(call), ...(call.idempotent ? [idempotencyKey] : [])],
    ...(call.body && {
      requestBody: { required: true, content: contentOf(call.body, 'input') },
    }),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        content: contentOf(call.reply, 'output'),
      },
      ...refusals(call, isPublic),
    },
    // without a word of it generated clients would not know whether anybody may call
    security: isPublic ? [] : [{ token: [] }, { bearer: [] }],
  };
}

const file = { schema: { type: 'string', format: 'binary' } };

function contentOf(schema: Schema, io: Io) {
  if (takesFile({ body: schema })) return { [FILE_TYPE]: file };
  if (givesFile({ reply: schema })) return { '*/*': file };
  return { 'application/json': { schema: schemaOf(schema, io) } };
}

const pathParameters = ({ path }: AnyCall) =>
  [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ query }: AnyCall) {
  const { properties = {}, required = [] } = query
    ? (schemaOf(query, 'input') as { properties?: Json; required?: string[] })
    : {};
  return Object.entries(properties).map(([param, schema]) => ({
    name: param,
    in: 'query',
    required: required.includes(param),
    schema,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
};

function refusals(call: AnyCall, isPublic: boolean) {
  const codes: FailureCode[] = [
    ...(call.failures ?? []),
    'invalid_input',
    ...(isPublic ? [] : (['session_expired', 'not_found'] as const)),
    ...(pathParameters(call).some(({ name }) => isId(name)) ? (['not_found'] as const) : []),
    // What is sent is read before anybody asks whether the call takes it.
    ...(call.method === 'GET' ? [] : (['too_large', 'unsupported_media'] as const)),
    // What it was to hang on may go meanwhile.
    ...(call.method === 'GET' || isPublic ? [] : (['conflict'] as const)),
    ...(call.idempotent ? [call.idempotent === 'adding' ? ('first_arrived' as const) : ('key_reused' as const)] : []),
    'too_many_requests',
    'unexpected',
    'overloaded',
    'storage_full',
  ];
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of new Set(codes)) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.join(', '), content }]),
  );
}

const problem = () => ({
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: failureCodes() },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
});
