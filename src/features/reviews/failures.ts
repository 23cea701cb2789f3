export const reviewFailures = {
  already_reviewed: 409,
  already_reported: 409,
  already_replied: 409,
  reply_final: 409,
  already_decided: 409,
} as const;
type ReviewFailures = typeof reviewFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends ReviewFailures {}
}
