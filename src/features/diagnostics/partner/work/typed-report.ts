import * as z from 'zod/mini';
import { analyteNames } from '../../analytes.ts';
import { inUnit } from '../../in-unit.ts';
import type { WantedSamples, WorkOrder } from '../../lab-contract.ts';
import { EnteredValue, releases, ReportDraft } from '../../report.ts';

/** A value as it is typed, with its range. */
const TypedRow = z.object({
  testId: z.string(),
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  low: z.string(),
  high: z.string(),
  criticalLow: z.string(),
  criticalHigh: z.string(),
});
export type TypedRow = z.output<typeof TypedRow>;

/** The figures of a row that a lab may leave empty. */
export const ends = ['low', 'high', 'criticalLow', 'criticalHigh'] as const;

/** '1,200' is twelve hundred to one lab and little more than one to another. */
const isAmbiguous = (typed: string) => /^[1-9]\d{0,2},\d{3}$/.test(typed);

/** '5.4' or '5,4'; NaN for what is no figure or could be two, null for nothing. */
export function readFigure(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+([.,]\d+)?$/.test(typed) && !isAmbiguous(typed) ? Number(typed.replace(',', '.')) : NaN;
}

const shown = (value: number | null): string => (value === null ? '' : String(value));

/** What the form begins with: what was entered, or the range that this lab has printed last. */
export const rowOf = ({ testId, analyte, begun, usual }: WantedSamples): TypedRow => {
  const known = begun ?? usual;
  return {
    testId,
    analyte,
    value: begun ? String(begun.value) : '',
    unit: known.unit,
    low: shown(known.low),
    high: shown(known.high),
    criticalLow: shown(known.criticalLow),
    criticalHigh: shown(known.criticalHigh),
  };
};

/** What a row says; undefined where nothing was measured, and a word key where it cannot be read. */
export function valueIn(row: TypedRow): EnteredValue | string | undefined {
  if (row.value.trim() === '') return undefined;
  const figures = Object.fromEntries(ends.map((end) => [end, readFigure(row[end])]));
  const given = z.safeParse(EnteredValue, { ...row, ...figures, value: readFigure(row.value) });
  return given.success ? given.data : (given.error.issues[0]?.message ?? 'errors.figureImproper');
}

/** The row in another unit: its range is reckoned over, the value is what was typed. */
export function inOtherUnit(row: TypedRow, unit: string): TypedRow {
  const analyte = analyteNames.find((name) => name === row.analyte);
  const over = (text: string) => {
    const figure = readFigure(text);
    if (!analyte || figure === null || Number.isNaN(figure)) return text;
    return shown(inUnit(analyte, figure, { from: row.unit, to: unit }) ?? null);
  };
  return { ...row, unit, ...Object.fromEntries(ends.map((end) => [end, over(row[end])])) };
}

const isRead = (row: TypedRow) => typeof valueIn(row) !== 'string';

const Rows = z.pipe(
  z.array(TypedRow).check(z.refine((rows) => rows.every(isRead), 'errors.valuesImproper')),
  z.transform((rows: TypedRow[]) =>
    rows.flatMap((row) => {
      const value = valueIn(row);
      return value === undefined || typeof value === 'string' ? [] : [value];
    }),
  ),
);

/** The report as it is typed. */
export const TypedReport = z.object({
  rows: Rows,
  remark: z.string(),
  files: ReportDraft.shape.files,
  release: z.enum(releases, 'errors.optionUnselected'),
});
export type TypedReport = z.input<typeof TypedReport>;

export const typedOf = ({ wanted, remark, files, isHeld }: WorkOrder): TypedReport => ({
  rows: wanted.map(rowOf),
  remark,
  files: files.map(({ _id }) => _id),
  release: isHeld ? 'afterTalk' : 'now',
});
