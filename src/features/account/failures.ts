export const accountFailures = {
  wrong_credentials: 401,
  second_step_due: 401,
  come_back_due: 401,
  step_expired: 400,
  change_closed: 400,
  passkey_refused: 400,
  email_taken: 409,
  phone_taken: 409,
  wrong_code: 400,
  code_expired: 400,
  code_spent: 429,
  texts_spent: 429,
  ticket_expired: 400,
} as const;
type AccountFailures = typeof accountFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends AccountFailures {}
}
