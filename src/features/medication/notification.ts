import * as z from 'zod/mini';

/** The kind of notifications that medicines are due; its subject is the row that remembers until when somebody was reminded. */
export const MEDICATION_NOTICE = 'medication';

/** Whose, when and how many; nothing of what they are. */
export const MedicationFacts = z.object({
  /** Null for one’s own. */
  person: z.nullable(z.string()),
  personId: z.uuid(),
  time: z.string(),
  count: z.int(),
});
export type MedicationFacts = z.output<typeof MedicationFacts>;
