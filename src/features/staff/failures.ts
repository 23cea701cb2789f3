/** What our staff may be answered besides the failures of any call: code → HTTP status. */
export const staffFailures = { last_staff: 409 } as const satisfies Record<string, number>;

type StaffFailures = typeof staffFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends StaffFailures {}
}
