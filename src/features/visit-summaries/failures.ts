/** What summaries of visits may answer with besides the failures of any call: code → HTTP status. */
export const visitSummaryFailures = {
  summary_signed: 409,
  visit_ahead: 409,
  too_many_addenda: 409,
  template_name_taken: 409,
  too_many_templates: 409,
} as const satisfies Record<string, number>;

type VisitSummaryFailures = typeof visitSummaryFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends VisitSummaryFailures {}
}
