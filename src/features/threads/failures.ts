/** What conversations may answer with besides the failures of any call: code → HTTP status. */
export const threadFailures = {
  thread_closed: 409,
  reopen_ended: 409,
  wait_for_answer: 409,
  nobody_answers: 409,
} as const satisfies Record<string, number>;

type ThreadFailures = typeof threadFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends ThreadFailures {}
}
