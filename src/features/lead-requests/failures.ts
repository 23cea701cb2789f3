/** What lead requests may answer with besides the failures of any call: code → HTTP status. */
export const leadRequestFailures = {
  lead_open: 409,
  too_many_leads: 409,
  bookable_instead: 409,
  lead_withdrawn: 409,
} as const satisfies Record<string, number>;

type LeadRequestFailures = typeof leadRequestFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends LeadRequestFailures {}
}
