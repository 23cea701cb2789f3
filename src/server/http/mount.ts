import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Access, AnyCall, CallInput, Calls, Input, Method, Schema, Sender } from '#shared/call.ts';
import { Failure, type Issue } from '#shared/failure.ts';
import { givesFile, type OutgoingFile, takesFile } from '#shared/file-body.ts';
import { cleaned } from '#shared/clean-text.ts';
import { tooLongBy } from '#shared/too-long.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { answerWriter } from './answer-writer.ts';
import { contextOf, type Source } from './context.ts';
import type { Context, Handlers, User } from './handlers.ts';
import { placesWith } from '#shared/place-roles.ts';
import { isUuid } from '#shared/uuid.ts';
import { sendFile } from './send-file.ts';
import { takeFile } from './take-file.ts';

export type Kernel = Source & {
  bases: BaseAddresses;
  /** Who the tokens of this request belong to. Throws `session_expired` for tokens that are wrong or disagree. */
  userOf: (request: FastifyRequest) => Promise<User | undefined>;
  /** Whose log-in the http-only cookie of this request proves: for what a page of ours shows without sending headers. */
  holderOf: (request: FastifyRequest) => Promise<User | undefined>;
};

type AnswerFunction = (input: Input, context: Context) => Promise<unknown>;
/** Every mounted call and what answers it, by its address: the bundle of pages has other object identities of the same calls. */
export type Answers = Map<string, { call: AnyCall; answering: AnswerFunction }>;
const addressOf = ({ method, service, path }: AnyCall) => `${method} ${service}${path}`;

/** Serves a capability: access, validation, handler, and an answer that holds nothing beyond its schema. Its calls are added to `answers`. */
export function mount<Group extends Calls>(
  { app, kernel, answers }: { app: FastifyInstance; kernel: Kernel; answers: Answers },
  group: Group,
  handlers: Handlers<Group>,
) {
  for (const [name, call] of Object.entries(group)) {
    if (!call.access?.rule) throw new Error(`Nobody said who may call ${name}.`);
    const handle = handlers[name] as unknown as (input: object, context: Context) => Promise<unknown>;
    const answering: AnswerFunction = async (input, context) => {
      admit(call, input, context.visitor);
      const parsed = {
        params: input.params ?? {},
        // what a device calls a file is cleaned by whoever keeps it
        query: parse(call.query, input.query, { isRaw: takesFile(call) }),
        body: takesFile(call) ? input.body : parse(call.body, input.body),
      };
      return handle(parsed, context);
    };
    answers.set(addressOf(call), {
      call,
      answering: async (input, context) => z.parse(call.reply, await answering(input, context)),
    });
    const write = answerWriter(call.reply);
    const url = kernel.bases[call.service] + call.path;
    if (givesFile(call)) {
      app.get(url, async (request, reply) => {
        const answer = await answerTo(call, answering, { kernel, request, reply });
        return sendFile(reply, answer as OutgoingFile); // its contract says so
      });
      continue;
    }
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await answerTo(call, answering, { kernel, request, reply });
      return reply
        .header('cache-control', 'no-store')
        .status(call.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(write(answer));
    };
    if (takesFile(call)) takeFile(app, { method: call.method, url, handler });
    else app.route({ method: call.method, url, handler });
  }
}

type Exchange = { kernel: Kernel; request: FastifyRequest; reply: FastifyReply };

async function answerTo(call: AnyCall, answering: AnswerFunction, { kernel, request, reply }: Exchange) {
  const visitor = await (isShown(call, request) ? kernel.holderOf(request) : kernel.userOf(request)).catch(
    (error: unknown) => {
      if (call.access.rule === 'public') return undefined;
      throw error;
    },
  );
  const { params, query, body } = request as {
    params: Record<string, string>;
    query: Record<string, unknown>;
    body: Record<string, unknown>;
  };
  return answering({ params, query, body }, contextOf({ kernel, request, visitor: asAsked(call, visitor), reply }));
}

/** Whoever asks, with the providers alone where their role has the right that the call asks for. */
const asAsked = ({ access }: AnyCall, visitor: User | undefined): User | undefined =>
  visitor && access.rule === 'provider'
    ? { ...visitor, providerIds: placesWith(visitor.places, access.right) }
    : visitor;

/** A picture in a page or a link to a file: the browser sends no headers of ours with it, and a foreign page no cookie. */
const isShown = (call: AnyCall, { headers }: FastifyRequest) =>
  givesFile(call) &&
  headers['x-token'] === undefined &&
  headers.authorization === undefined &&
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/** Refuses before anything is parsed: 401 without a log-in, and one and the same 404 for what is foreign and what is missing. */
function admit({ access }: AnyCall, { params = {} }: Input, visitor: User | undefined) {
  if (access.rule !== 'public') admitVisitor(access, params, visitor);
  const ids = Object.entries(params).filter(([name]) => isId(name));
  if (ids.some(([name, id]) => !isUuid(id) && !(name === 'bookingId' && isBookingNumber.test(id))))
    throw new Failure('not_found');
}

/** Whether a path parameter of this name takes ids only: anything else is not found. */
export const isId = (name: string) => /id$/i.test(name);

/** What people read aloud: `SC-118204`. */
const isBookingNumber = /^[A-Z]{2}-\d{1,12}$/;

function admitVisitor(access: Access, params: Record<string, string>, visitor: User | undefined) {
  if (!visitor) throw new Failure('session_expired');
  if (access.rule === 'self' && access.owner && params[access.owner] !== visitor.id) throw new Failure('not_found');
  if (access.rule === 'provider' && visitor.providerIds.length === 0) throw new Failure('not_found');
  if (access.rule === 'staff' && !visitor.isStaff) throw new Failure('not_found');
}

/**
 * The door through which every text comes in: what cannot be seen is left out, then the schema judges, whose own words come first, and
 * no text, named there or not, may have a NUL. What `isRaw` is neither cleaned nor searched. Throws `invalid_input`.
 */
function parse(schema: Schema | undefined, sent: unknown, { isRaw = false } = {}) {
  if (!schema) return undefined;
  const withNul = isRaw ? [] : [...fieldsWithNul(sent)];
  const value = isRaw ? sent : cleaned(sent);
  const result = z.safeParse(schema, value === undefined ? {} : value);
  if (result.success && withNul.length === 0) return result.data;
  const issues = result.success ? [] : result.error.issues.map((issue) => issueOf(issue, value));
  const named = new Set(issues.map(({ field }) => field));
  for (const field of withNul) if (!named.has(field)) issues.push({ field, key: 'errors.invalid_input' });
  throw new Failure('invalid_input', { issues });
}

/** Levels of one thing within another: no form has so many. */
const MOST_NESTED = 100;

/** Where a text has a NUL: nobody types it, and no database keeps it. Throws `invalid_input` for what is nested without end. */
function* fieldsWithNul(value: unknown, path: readonly string[] = []): Generator<string> {
  if (path.length > MOST_NESTED) throw new Failure('invalid_input');
  if (typeof value === 'string' && value.includes('\0')) yield path.join('.');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* fieldsWithNul(part, [...path, name]);
}

function issueOf(issue: z.core.$ZodIssue, input: unknown): Issue {
  const { path, message, code } = issue;
  const isWordKey = message.startsWith('errors.');
  const values = isWordKey ? tooLongBy(issue, input) : undefined;
  return {
    field: path.join('.'),
    key: isWordKey ? message : code === 'invalid_type' ? 'errors.missing' : 'errors.invalid_input',
    ...(values && { values }),
  };
}

type PageRequest = { request: FastifyRequest; visitor: User | undefined };

/** What a page asks while it is rendered on the server: the handlers themselves, no HTTP, with the rights of `visitor`. */
export const sendInProcess = (kernel: Kernel, answers: Answers, { request, visitor }: PageRequest): Sender =>
  (async (call: AnyCall, input: CallInput<AnyCall>) => {
    const found = answers.get(addressOf(call));
    if (!found) throw new Error(`Nothing answers ${call.path}.`);
    return found.answering(
      input as Input,
      contextOf({ kernel, request, visitor: asAsked(call, visitor), reply: undefined }),
    );
  }) as Sender;

/** An address that exists, asked with another verb, says which verbs it knows. */
export const methodsOf = (answers: Answers, bases: BaseAddresses, url: string): Method[] => {
  const path = url.split('?')[0] ?? '';
  const fits = (call: AnyCall) =>
    new RegExp(`^${bases[call.service]}${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return [...answers.values()]
    .map(({ call }) => call)
    .filter(fits)
    .map((call) => call.method);
};
