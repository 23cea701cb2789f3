export const medicationFailures = {
  medicines_full: 409,
  medicine_prescribed: 409,
  dose_said: 409,
  dose_over: 409,
} as const;
type MedicationFailures = typeof medicationFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends MedicationFailures {}
}
