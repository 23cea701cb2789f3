/** What the circle may answer with besides the failures of any call: code → HTTP status. */
export const circleFailures = {
  circle_full: 409,
  helpers_full: 409,
  own_record: 409,
  helpers_undecided: 409,
  undo_used: 409,
  undo_over: 409,
} as const satisfies Record<string, number>;

type CircleFailures = typeof circleFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends CircleFailures {}
}
