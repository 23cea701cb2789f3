import * as z from 'zod/mini';

/** The kind of notifications that a caregiver has written of a visit; its subject is the note. */
export const VISIT_NOTE_NOTICE = 'visitNote';

/** Of whose visit by whom; nothing of what was written. */
export const VisitNoteFacts = z.object({
  /** The key of its booking. */
  visit: z.uuid(),
  provider: z.string(),
  person: z.string(),
});
export type VisitNoteFacts = z.output<typeof VisitNoteFacts>;
