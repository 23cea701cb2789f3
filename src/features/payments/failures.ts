export const paymentFailures = {
  payment_declined: 402,
  payment_unknown: 503,
} as const;
type PaymentFailures = typeof paymentFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends PaymentFailures {}
}
