export const boardFailures = { taken: 409, board_full: 409 } as const;
type BoardFailures = typeof boardFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends BoardFailures {}
}
