import type { ReadValue } from '../../report.ts';

type RangedValue = Pick<ReadValue, 'value' | 'low' | 'high'>;

/** Where the usual range and the value stand on a line from 0 to 1; null where the lab names no range. */
export type Line = { from: number; to: number; at: number };

/** The usual range takes the middle of the line, unless the value lies farther out. */
export function lineOf({ value, low, high }: RangedValue): Line | null {
  if (low === null && high === null) return null;
  const width = low !== null && high !== null ? high - low : Math.max(Math.abs(high ?? low ?? 1), 1);
  const begins = low ?? Math.max(0, (high ?? 0) - width);
  const ends = high ?? begins + width;
  const left = Math.min(begins - width / 2, value - width / 6);
  const right = Math.max(ends + width / 2, value + width / 6);
  const place = (figure: number) => (figure - left) / (right - left || 1);
  return { from: low === null ? 0 : place(begins), to: high === null ? 1 : place(ends), at: place(value) };
}
