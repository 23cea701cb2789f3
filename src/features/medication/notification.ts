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

/** The kind of notifications that a medicine runs out soon; its subject is the medicine. */
export const SUPPLY_NOTICE = 'supply';

/** Whose, and until when it may last; not of which medicine. */
export const SupplyFacts = z.object({
  /** Null for one’s own. */
  person: z.nullable(z.string()),
  personId: z.uuid(),
  /** Null when it may be used up already. */
  until: z.nullable(z.iso.date()),
});
export type SupplyFacts = z.output<typeof SupplyFacts>;

/** Where the medicines of a person are listed; null for whoever reads their own. */
export const medicationPage = (personId: string | null): string =>
  personId === null ? '/dashboardmedication' : `/dashboardmedication?for=${personId}`;
