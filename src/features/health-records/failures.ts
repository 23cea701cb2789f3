export const healthRecordFailures = { records_full: 409 } as const;
type HealthRecordFailures = typeof healthRecordFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends HealthRecordFailures {}
}
