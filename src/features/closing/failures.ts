export const closingFailures = {
  matters_open: 409,
  copy_asked: 409,
  way_back_sent: 409,
} as const;
type ClosingFailures = typeof closingFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends ClosingFailures {}
}
