import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

/**
 * What is told of a dose that nobody has marked, so long after its hour, and for how long it is of use: to whoever keeps the list at
 * its hour, and once more; to relatives that it was missed.
 */
export const doseNews = {
  due: { afterMs: 0, forMs: HOUR_MS },
  again: { afterMs: 30 * MINUTE_MS, forMs: 30 * MINUTE_MS },
  missed: { afterMs: 2 * HOUR_MS, forMs: HOUR_MS },
} as const;
export type DoseNews = keyof typeof doseNews;
export const doseNewsNames = Object.keys(doseNews) as [DoseNews, ...DoseNews[]];
