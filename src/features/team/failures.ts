/** What the team of a place may be answered besides the failures of any call: code → HTTP status. */
export const teamFailures = {
  last_owner: 409,
  handover_waits: 409,
  team_full: 409,
} as const satisfies Record<string, number>;

type TeamFailures = typeof teamFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends TeamFailures {}
}
