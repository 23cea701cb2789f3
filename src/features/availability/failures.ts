export const availabilityFailures = {
  slot_taken: 409,
  too_many_held: 409,
  too_many_lines: 409,
  too_many_alternatives: 409,
} as const;
type AvailabilityFailures = typeof availabilityFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends AvailabilityFailures {}
}
