export const insuranceFailures = { insurance_full: 409, insurance_needed: 409 } as const;
type InsuranceFailures = typeof insuranceFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends InsuranceFailures {}
}
