/** How a value stands to the range of the lab that measured it. */
export const flags = ['criticalLow', 'low', 'usual', 'high', 'criticalHigh'] as const;
export type Flag = (typeof flags)[number];

/** What a lab calls usual, and from where on it calls the doctor at once; null where there is no such end. */
export type Range = {
  low: number | null;
  high: number | null;
  criticalLow: number | null;
  criticalHigh: number | null;
};

/** The one rule: the ends of a range belong to it, those of what is critical do too. */
export function flagOf(value: number, { low, high, criticalLow, criticalHigh }: Range): Flag {
  if (criticalLow !== null && value <= criticalLow) return 'criticalLow';
  if (criticalHigh !== null && value >= criticalHigh) return 'criticalHigh';
  if (low !== null && value < low) return 'low';
  if (high !== null && value > high) return 'high';
  return 'usual';
}

export const isCritical = (flag: Flag): boolean => flag === 'criticalLow' || flag === 'criticalHigh';
