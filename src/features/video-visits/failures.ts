/** What visits by video may answer with besides the failures of any call: code → HTTP status. */
export const videoVisitFailures = {
  visit_not_open: 409,
  visit_not_begun: 409,
  visit_full: 409,
  visit_elsewhere: 409,
  too_many_guests: 409,
  guest_refused: 409,
} as const satisfies Record<string, number>;

type VideoVisitFailures = typeof videoVisitFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends VideoVisitFailures {}
}
