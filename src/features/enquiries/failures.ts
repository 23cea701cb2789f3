/** What enquiries may answer with besides the failures of any call: code → HTTP status. */
export const enquiryFailures = { too_many_enquiries: 409 } as const satisfies Record<string, number>;

type EnquiryFailures = typeof enquiryFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends EnquiryFailures {}
}
