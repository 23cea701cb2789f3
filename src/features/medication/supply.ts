import * as z from 'zod/mini';
import { typedNumber } from '#features/health-records/profile.ts';

/** In the units of the dose. */
const MOST_UNITS = 10_000;
const MOST_PER_DOSE = 1_000;
/** Counting lies so many days back at most. */
export const COUNTED_WITHIN = 30;
/** After so many days an estimate is worth nothing. */
export const ESTIMATED_FOR = 400;
/** So many days before it runs out the news of it come. */
export const TOLD_BEFORE = 7;

const amount = (most: number, improper: string) => z.number(improper).check(z.gt(0, improper), z.lte(most, improper));
const Units = amount(MOST_UNITS, 'errors.supplyUnits');
const PerDose = amount(MOST_PER_DOSE, 'errors.supplyPerDose');
const CountedOn = z.iso.date('errors.dateImproper');

/** How much of a medicine there was on a day, and how much of it goes into one dose. */
export const Supply = z.object({ units: Units, perDose: PerDose, countedOn: CountedOn });
export type Supply = z.output<typeof Supply>;
/** Doses of the day of counting at a later hour are taken of it. */
export type CountedSupply = Supply & { time: string };

/** The same as it is typed. */
export const TypedSupply = z.object({
  units: z.pipe(typedNumber('errors.supplyUnits'), Units),
  perDose: z.pipe(typedNumber('errors.supplyPerDose'), PerDose),
  countedOn: CountedOn,
});

/** An estimate. */
export const RemainingSupply = z.object({
  units: z.number(),
  /** `out`: not enough for the next dose; `course`: enough until the medicine is taken no longer; `long`: for longer than anybody estimates. */
  lasts: z.enum(['out', 'until', 'course', 'long']),
  /** The last day for which it is enough, and in how many days that is; null unless it lasts until a day. */
  until: z.nullable(z.object({ day: z.string(), days: z.int() })),
});
export type RemainingSupply = z.output<typeof RemainingSupply>;

export const KeptSupply = z.object({ ...Supply.shape, left: z.nullable(RemainingSupply) });
export type KeptSupply = z.output<typeof KeptSupply>;

/** How many a dose has, where its words begin with a number: `1 tablet`, `½ tablet`, `2.5 ml`. */
export function perDoseIn(dose: string): number | undefined {
  const found = /^\s*(\d+(?:[.,]\d+)?|[½¼¾])(?![\d/–-])/.exec(dose)?.[1];
  if (found === undefined) return undefined;
  const read = fractions[found] ?? Number(found.replace(',', '.'));
  return PerDose.safeParse(read).data;
}
const fractions: Partial<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
