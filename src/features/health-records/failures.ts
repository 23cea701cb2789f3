export const healthRecordFailures = { records_full: 409, record_links_full: 409, wrong_link_passcode: 403 } as const;
type HealthRecordFailures = typeof healthRecordFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends HealthRecordFailures {}
}
