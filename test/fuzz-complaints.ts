import * as z from 'zod';
import { cleaned } from '#shared/clean-text.ts';
import { isObject, type Schema } from './fuzz-inputs.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };
type Content = Record<string, { schema: Schema }>;
export type Operation = {
  operationId: string;
  'x-access': { rule: string; owner?: string };
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};
export type FuzzRequest = {
  method: 'GET';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  isSignedIn: boolean;
  query: Record<string, string>;
  isPlain: boolean;
};
type FuzzAnswer = { statusCode: number; headers: Record<string, unknown>; payload: string };

/** What is wrong with an answer; nothing, when it is as the description says. */
export function complaintAbout(
  operation: Operation,
  asked: FuzzRequest,
  { statusCode, headers, payload }: FuzzAnswer,
): string | undefined {
  if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'])) return `answers ${statusCode}`;
  if (/\\n\s+at |node_modules|SequelizeError|syntax error at/.test(payload)) return 'shows its insides';
  if (statusCode >= 400) return complaintAboutRefusal(operation, statusCode, headers, payload);
  if (operation['x-access'].rule !== 'public' && !asked.isSignedIn) return 'answers strangers';
  const described = operation.responses[statusCode]?.content;
  if (described?.['*/*']) return undefined; // a file
  const reply = described?.['application/json']?.schema;
  if (!reply) return `answers ${statusCode}, which it does not describe`;
  if (!fits(reply, JSON.parse(payload))) return 'answers what it does not describe';
  const body = operation.requestBody?.content['application/json']?.schema;
  const sent = cleaned(parsed(String(asked.payload ?? '{}')));
  if (body && !fits(body, sent) && !fits(body, withoutEmpty(sent))) return 'accepts a body that its schema forbids';
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
  return operation.responses[status] ? undefined : `answers ${status}, which it does not describe`;
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

/** Empty fields of a search count as left out, as forms without a script send them; so does what is empty once nobody sees it. */
const withoutEmpty = (sent: unknown): unknown =>
  isObject(sent) ? Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')) : sent;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
