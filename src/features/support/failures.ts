/** What tickets may answer with besides the failures of any call: code → HTTP status. */
export const supportFailures = { too_many_tickets: 409 } as const satisfies Record<string, number>;

type SupportFailures = typeof supportFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends SupportFailures {}
}
