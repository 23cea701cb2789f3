export const paymentFailures = {
  payment_declined: 402,
  payment_unknown: 503,
  payment_open: 409,
  already_insured: 409,
  plans_not_taken: 409,
  too_many_plans: 409,
} as const;
type PaymentFailures = typeof paymentFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends PaymentFailures {}
}
