import * as z from 'zod/mini';
import { doseNewsNames } from './dose-news.ts';

/** The kind of notifications that medicines are due, or were missed; its subject is the row that remembers until when it was told. */
export const MEDICATION_NOTICE = 'medication';

/** Whose, when and how many; nothing of what they are. */
export const MedicationFacts = z.object({
  /** `due` where it is left out. */
  news: z.optional(z.enum(doseNewsNames)),
  /** Null for one’s own. */
  person: z.nullable(z.string()),
  personId: z.uuid(),
  time: z.string(),
  count: z.int(),
});
export type MedicationFacts = z.output<typeof MedicationFacts>;
