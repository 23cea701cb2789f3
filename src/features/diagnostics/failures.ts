export const diagnosticsFailures = {
  /** What it is about has not happened yet: the draw lies ahead, or the sample is not in the lab. */
  order_ahead: 409,
  already_reported_values: 409,
} as const;
type DiagnosticsFailures = typeof diagnosticsFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends DiagnosticsFailures {}
}
