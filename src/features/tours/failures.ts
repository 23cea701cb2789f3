/** What visits may answer with besides the failures of any call: code → HTTP status. */
export const tourFailures = {
  tour_taken: 409,
  tour_open: 409,
  too_many_tours: 409,
  tours_closed: 409,
  tour_changed: 409,
} as const satisfies Record<string, number>;

type TourFailures = typeof tourFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends TourFailures {}
}
