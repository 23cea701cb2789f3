import * as z from 'zod/mini';
import { Medicine } from '#features/visit-summaries/medicine.ts';

/** So many days stand on the sheet, today among them. */
export const HISTORY_DAYS = 30;

/** Of how many doses it was said that they were taken, or skipped, and of how many nobody has said anything. */
export const DoseCount = z.object({ taken: z.int(), skipped: z.int(), open: z.int() });
export type DoseCount = z.output<typeof DoseCount>;

export const MedicineHistory = z.object({
  _id: z.uuid(),
  medicine: Medicine,
  /** Those on which there is something to count, in their order. */
  days: z.array(z.object({ day: z.string(), count: DoseCount })),
});
export type MedicineHistory = z.output<typeof MedicineHistory>;

export const DoseHistory = z.object({
  first: z.string(),
  /** Today, on the clock of whoever keeps the list. */
  last: z.string(),
  medicines: z.array(MedicineHistory),
});
export type DoseHistory = z.output<typeof DoseHistory>;

export const dosesIn = ({ taken, skipped, open }: DoseCount): number => taken + skipped + open;

export const addedUp = (counts: readonly DoseCount[]): DoseCount => ({
  taken: counts.reduce((sum, { taken }) => sum + taken, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  open: counts.reduce((sum, { open }) => sum + open, 0),
});
