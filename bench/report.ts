/** One measured thing beside its goal, numbered as in the table of goals. */
export type Line = { goal: string; measure: string; ours: string; floor?: string; wanted: string; isReached?: boolean };

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const perSecond = (value: number) => `${Math.round(value)}/s`;

type Comparison = {
  goal: string;
  measure: string;
  ours: number;
  floor: number;
  unit: (value: number) => string;
  most?: number;
  least?: number;
};

/** A line whose goal is a ratio to a floor of the same run: at most, or at least. */
export function compared({ goal, measure, ours, floor, unit, most, least }: Comparison): Line {
  const ratio = ours / floor;
  return {
    goal,
    measure,
    ours: `${unit(ours)} (${ratio.toFixed(2)} x)`,
    floor: unit(floor),
    wanted: most === undefined ? `>= ${least} x` : `<= ${most} x`,
    isReached: most === undefined ? ratio >= (least ?? 0) : ratio <= most,
  };
}

/** All lines as one table of fixed columns. */
export function printed(lines: readonly Line[]): string {
  const cells = lines.map(({ goal, measure, ours, floor = '', wanted, isReached }) => [
    goal,
    measure,
    ours,
    floor,
    wanted,
    isReached === undefined ? '' : isReached ? 'pass' : 'FAIL',
  ]);
  const rows = [['#', 'measure', 'ours', 'floor', 'goal', ''], ...cells];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
