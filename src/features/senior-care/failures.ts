export const seniorCareFailures = {
  seats_taken: 409,
  already_held: 409,
  too_much_unpaid: 409,
  day_free: 409,
  offer_ended: 409,
  too_many_waiting: 409,
} as const;
type SeniorCareFailures = typeof seniorCareFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends SeniorCareFailures {}
}
