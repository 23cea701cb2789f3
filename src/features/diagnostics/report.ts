import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { longest } from '#shared/text-rules.ts';
import { analyteNames, unitsOf } from './analytes.ts';
import { flags } from './flags.ts';
import { stages } from './order.ts';

/** The name of the kind of files that hang on a report. */
export const REPORT_FILE = 'lab-report';
export const MOST_REPORT_FILES = 3;
/** In characters. */
export const LONGEST_REMARK = 1000;

const figure = z
  .number('errors.figureImproper')
  .check(z.gte(0, 'errors.figureImproper'), z.lte(1e6, 'errors.figureImproper'));
const end = z._default(z.nullable(figure), null);

/** One value as the lab enters it, with its unit and the range that holds with it. */
export const EnteredValue = z
  .object({
    testId: z.uuid('errors.invalid_input'),
    analyte: z.enum(analyteNames, 'errors.invalid_input'),
    value: figure,
    unit: z.string('errors.invalid_input'),
    low: end,
    high: end,
    criticalLow: end,
    criticalHigh: end,
  })
  .check(
    z.refine(({ analyte, unit }) => unitsOf(analyte).includes(unit), { error: 'errors.unitImproper', path: ['unit'] }),
    z.refine((given) => inOrder([given.criticalLow, given.low, given.high, given.criticalHigh]), {
      error: 'errors.rangeImproper',
      path: ['low'],
    }),
  );
export type EnteredValue = z.output<typeof EnteredValue>;

const inOrder = (ends: readonly (number | null)[]): boolean => {
  const said = ends.filter((one) => one !== null);
  return said.every((one, index) => index === 0 || (said[index - 1] ?? 0) <= one);
};

const MOST_VALUES = 120;

/** When the family reads what is reported: at once, or once the lab has talked with them. */
export const releases = ['now', 'afterTalk'] as const;
export type Release = (typeof releases)[number];

/** What a lab keeps while it measures; what is missing may come later. */
export const ReportDraft = z.object({
  values: z.array(EnteredValue).check(z.maxLength(MOST_VALUES, 'errors.invalid_input')),
  remark: z._default(z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_REMARK, 'errors.tooLong')), ''),
  files: z._default(
    z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_REPORT_FILES, 'errors.invalid_input')),
    [],
  ),
});
export type ReportDraft = z.output<typeof ReportDraft>;

/** What is wrong with a report without anything in it; undefined where there is something. */
export const reportProblem = ({ values, files }: Pick<ReportDraft, 'values' | 'files'>): string | undefined =>
  values.length === 0 && files.length === 0 ? 'errors.reportEmpty' : undefined;

/** A value as it is read: with its flag, in the words of its reader. */
export const ReadValue = z.object({
  analyte: z.enum(analyteNames),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  criticalLow: z.nullable(z.number()),
  criticalHigh: z.nullable(z.number()),
  flag: z.enum(flags),
  /** The same analyte of the same person in earlier reports, the first first, this one last; all in this unit. */
  trend: z.array(z.object({ at: z.string(), value: z.number(), flag: z.enum(flags), provider: z.string() })),
});
export type ReadValue = z.output<typeof ReadValue>;

/** One test of an order, with its values once it is reported. */
export const ReadTest = z.object({ testId: z.uuid(), name: z.string(), about: z.string(), values: z.array(ReadValue) });
export type ReadTest = z.output<typeof ReadTest>;

/** From when on the family reads what is reported, and whether that is still to come. */
export const held = { releasedAt: z.nullable(z.string()), isHeld: z.boolean() } as const;

/** How far an order is, and what was found once the family may read it. `_id` is the key of its booking. */
export const Report = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  personId: z.uuid(),
  personName: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  timeZone: z.string(),
  startsAt: z.string(),
  stage: z.enum(stages),
  collectedAt: z.nullable(z.string()),
  inLabAt: z.nullable(z.string()),
  reportedAt: z.nullable(z.string()),
  ...held,
  /** Of the lab. */
  phone: z.string(),
  /** When the lab has put something right; null where it has not. */
  correctedAt: z.nullable(z.string()),
  remark: z.string(),
  tests: z.array(ReadTest),
  files: z.array(SentFile),
});
export type Report = z.output<typeof Report>;
