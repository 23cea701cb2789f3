/** Failures that any call may answer with: code → HTTP status. The words are `errors.<code>`. */
const common = {
  invalid_input: 400,
  session_expired: 401,
  no_access: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  key_reused: 422,
  first_arrived: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  guesses_spent: 429,
  unexpected: 500,
  unreachable: 502,
  overloaded: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;
type CommonFailures = typeof common;

/** What browsers alone say, of a change that nothing has answered, once something answers again: it never left, or nobody knows. */
type BrowserFailures = { not_done: 500; maybe_done: 500 };

/** Every code with its status. A capability adds its own here from its `failures.ts`, by declaration merging. */
export interface FailureStatuses extends CommonFailures, BrowserFailures {}
export type FailureCode = keyof FailureStatuses;

const statuses: Partial<Record<string, number>> = { ...common };

/** Makes the failures of all capabilities known to the server, once: it answers with their statuses. Browsers read these from the answer. */
export const registerFailures = (
  ofCapabilities: Omit<FailureStatuses, keyof CommonFailures | keyof BrowserFailures>,
): void => void Object.assign(statuses, ofCapabilities);
/** 500 for a code that nobody has registered. */
export const statusOf = (code: FailureCode): number => statuses[code] ?? common.unexpected;
/** All that are registered so far. */
export const failureCodes = (): string[] => Object.keys(statuses);

/** What is wrong with one field: its name as sent (`address.zip`), and the word key of the message (`errors.missing`). */
export type Issue = { field: string; key: string; values?: Record<string, string | number> };

type Details = {
  issues?: Issue[];
  retryAfterSeconds?: number;
  values?: Record<string, string | number>;
  /** What the answer said; otherwise that of the code. */
  status?: number;
  cause?: unknown;
};

const isFailure = Symbol.for('lado.failure');

/** A refusal that a person hears about. Thrown by handlers and rules, thrown again by the client in the browser. */
export class Failure extends Error {
  readonly status: number;
  readonly issues: Issue[];
  readonly retryAfterSeconds: number | undefined;
  readonly values: Record<string, string | number>;

  readonly [isFailure] = true;

  // The bundle of the server and the one that renders pages each hold a copy of this class: instanceof compares by a mark instead.
  static override [Symbol.hasInstance](thing: unknown): thing is Failure {
    return thing instanceof Error && isFailure in thing;
  }

  /** One thing that is wrong with one field. */
  static of(field: string, key: string): Failure {
    return new Failure('invalid_input', { issues: [{ field, key }] });
  }

  constructor(
    readonly code: FailureCode,
    { issues = [], retryAfterSeconds, values = {}, status = statusOf(code), cause }: Details = {},
  ) {
    super(code, { cause });
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.values = values;
  }
}

/** The problem document of RFC 9457 that carries a Failure over HTTP. `message` and `detail` are in the reader's language. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: FailureCode;
  values?: Record<string, string | number>;
  errors?: { field: string; code: string; message: string; values?: Record<string, string | number> }[];
};

/** Word keys of field messages travel without their capability: `errors.missing` as `missing`. */
export const issueCode = (key: string) => key.replace(/^errors\./, '');

/** The failure in an answer. A code that the call does not declare, as a newer server may send, is `unexpected`: there are no words for it. */
export function failureOf(
  { code, status, errors = [], values = {} }: Partial<Problem>,
  declared: readonly FailureCode[] = [],
  retryAfterSeconds?: number,
): Failure {
  const known = code && (code in common || declared.includes(code)) ? code : undefined;
  return new Failure(known ?? 'unexpected', {
    issues: errors.map((issue) => ({
      field: issue.field,
      key: `errors.${issue.code}`,
      ...(issue.values && { values: issue.values }),
    })),
    values,
    ...(status !== undefined && { status }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(!known && { cause: new Error(`an answer of ${status} says ${code}`) }),
  });
}
