import { type Analyte, measured } from './analytes.ts';

/** A value in another unit of the same analyte; undefined where one of them is none of its units. */
export function inUnit(
  analyte: Analyte,
  value: number,
  { from, to }: { from: string; to: string },
): number | undefined {
  const per = (unit: string) => measured(analyte).units.find(([name]) => name === unit)?.[1];
  const [given, wanted] = [per(from), per(to)];
  if (given === undefined || wanted === undefined) return undefined;
  return from === to ? value : rounded((value / given) * wanted);
}

/** Three figures say as much as any lab measures. */
const rounded = (value: number) => Number(value.toPrecision(3));
