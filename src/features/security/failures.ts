export const securityFailures = {
  confirm_needed: 403,
  factor_is_on: 409,
  factor_is_off: 409,
  passkeys_full: 409,
  passkey_unmade: 400,
  passkey_known: 409,
} as const;
type SecurityFailures = typeof securityFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends SecurityFailures {}
}
