export const seniorCareFailures = {
  seats_taken: 409,
  too_much_unpaid: 409,
} as const;
type SeniorCareFailures = typeof seniorCareFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends SeniorCareFailures {}
}
