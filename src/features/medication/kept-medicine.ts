import * as z from 'zod/mini';
import { Medicine, medicineFields, TypedMedicine } from '#features/visit-summaries/medicine.ts';
import { dayField } from '#shared/declared-fields.ts';
import { KeptSupply } from './supply.ts';

/** So many medicines of their own one person keeps at a time. */
export const MOST_KEPT = 60;

/** The first day on which it is taken, also as it is typed. */
export const startsOn = dayField('startsOn', { words: 'medication.startsOn', required: 'errors.medicineStartBlank' });

/** A medicine that somebody lists themselves. */
export const OwnMedicine = z.object({ ...Medicine.shape, startsOn: startsOn.schema });
export type OwnMedicine = z.output<typeof OwnMedicine>;
export const TypedOwnMedicine = z.object({ ...TypedMedicine.shape, startsOn: startsOn.schema });
export const ownMedicineFields = [...medicineFields, 'startsOn'] as const;

/** `HH:MM`, of a clock of 24 hours. */
export const DoseTime = z
  .string('errors.invalid_input')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.doseTimeImproper'));

/** When it is taken, whether one is reminded then, and whether relatives who see the records hear of what nobody has marked. */
export const DosePlan = z
  .object({
    times: z.array(DoseTime).check(z.maxLength(4, 'errors.invalid_input')),
    isReminded: z.boolean(),
    tellsFamily: z.boolean(),
  })
  .check(
    z.refine(({ times }) => new Set(times).size === times.length, { error: 'errors.doseTimesTwice', path: ['times'] }),
  );
export type DosePlan = z.output<typeof DosePlan>;

export const doseStates = ['taken', 'skipped'] as const;
export type DoseState = (typeof doseStates)[number];

/** What becomes of one dose; null takes it back. */
export const MarkedDose = z.object({
  day: z.iso.date('errors.invalid_input'),
  time: DoseTime,
  state: z.nullable(z.enum(doseStates, 'errors.invalid_input')),
});
export type MarkedDose = z.output<typeof MarkedDose>;

/** The same with what stood there when it was said; whoever leaves that out has the last word. */
export const SaidDose = z.object({
  ...MarkedDose.shape,
  was: z.optional(z.nullable(z.enum(doseStates, 'errors.invalid_input'))),
});
export type SaidDose = z.output<typeof SaidDose>;

export const KeptMedicine = z.object({
  _id: z.uuid(),
  medicine: Medicine,
  startsOn: z.string(),
  /** The last day on which it is taken; null as long as nobody knows. */
  lastDay: z.nullable(z.string()),
  isStopped: z.boolean(),
  state: z.enum(['ahead', 'now', 'past']),
  /** By whom, and the booking of the visit whose summary says so; null for one that the person lists themselves. */
  prescribed: z.nullable(z.object({ by: z.string(), visit: z.uuid() })),
  times: z.array(z.string()),
  isReminded: z.boolean(),
  tellsFamily: z.boolean(),
  /** Null where nobody has said how much there is. */
  supply: z.nullable(KeptSupply),
  /** Counts the changes. */
  version: z.int(),
});
export type KeptMedicine = z.output<typeof KeptMedicine>;

export const Dose = z.object({
  medicineId: z.uuid(),
  time: z.string(),
  state: z.nullable(z.enum(doseStates)),
});
export type Dose = z.output<typeof Dose>;
