/** What calls of caregivers may answer with besides the failures of any call: code → HTTP status. */
export const caregiverFailures = { visit_note_ahead: 409, visit_note_closed: 409 } as const;

type CaregiverFailures = typeof caregiverFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends CaregiverFailures {}
}
