export const reviewFailures = {
  already_reviewed: 409,
} as const;
type ReviewFailures = typeof reviewFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends ReviewFailures {}
}
