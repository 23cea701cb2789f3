export const careNotesFailures = { notes_closed: 409 } as const;
type CareNotesFailures = typeof careNotesFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends CareNotesFailures {}
}
