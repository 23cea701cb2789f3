/** Every failure the product answers with: code → HTTP status. The words are `errors.<code>` in shared/text. */
export const failures = {
  invalid_input: 400,
  session_expired: 401,
  wrong_credentials: 401,
  no_access: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  wrong_code: 400,
  code_expired: 400,
  code_spent: 429,
  ticket_expired: 400,
  seats_taken: 409,
  slot_taken: 409,
  price_changed: 409,
  hold_ended: 409,
  already_answered: 409,
  too_late: 409,
  already_reviewed: 409,
  key_reused: 422,
  payment_declined: 402,
  payment_unknown: 503,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  unexpected: 500,
  unreachable: 502,
  overloaded: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failures;

/** What is wrong with one field: its name as sent (`address.zip`), and the word key of the message (`errors.emailBlank`). */
export type Issue = { field: string; key: string; values?: Record<string, string | number> };

type Details = {
  issues?: Issue[];
  retryAfterSeconds?: number;
  values?: Record<string, string | number>;
  cause?: unknown;
};

/** A refusal that a person hears about. Thrown by handlers and rules, thrown again by the client in the browser. */
export class Failure extends Error {
  readonly status: number;
  readonly issues: Issue[];
  readonly retryAfterSeconds: number | undefined;
  readonly values: Record<string, string | number>;

  // The server and the page program each carry a copy of this class, and one throws what the other catches.
  static override [Symbol.hasInstance](thing: unknown): thing is Failure {
    return (
      thing instanceof Error && 'code' in thing && typeof thing.code === 'string' && Object.hasOwn(failures, thing.code)
    );
  }

  /** One thing that is wrong with one field. */
  static of(field: string, key: string): Failure {
    return new Failure('invalid_input', { issues: [{ field, key }] });
  }

  constructor(
    readonly code: FailureCode,
    { issues = [], retryAfterSeconds, values = {}, cause }: Details = {},
  ) {
    super(code, { cause });
    this.status = failures[code];
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

/** Word keys of field messages travel without their capability: `errors.emailBlank` as `emailBlank`. */
export const issueCode = (key: string) => key.replace(/^errors\./, '');

export const failureOf = (problem: Partial<Problem>, retryAfterSeconds?: number): Failure =>
  new Failure(problem.code && problem.code in failures ? problem.code : 'unexpected', {
    issues: (problem.errors ?? []).map(({ field, code, values }) => ({
      field,
      key: `errors.${code}`,
      ...(values && { values }),
    })),
    values: problem.values ?? {},
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
