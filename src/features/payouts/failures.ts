export const payoutFailures = {
  /** A payout has begun and not left, or somebody else is changing the account: it stays until then. */
  payouts_busy: 409,
} as const;
type PayoutFailures = typeof payoutFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends PayoutFailures {}
}
