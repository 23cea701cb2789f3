/** What partners and staff may be answered besides the failures of any call: code → HTTP status. */
export const partnerFailures = {
  application_decided: 409,
  application_unfinished: 409,
  evidence_full: 409,
  not_claimable: 409,
  npi_taken: 409,
  too_many_claims: 409,
} as const satisfies Record<string, number>;

type PartnerFailures = typeof partnerFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends PartnerFailures {}
}
