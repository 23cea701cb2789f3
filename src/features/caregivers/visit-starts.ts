import { HOUR_MS } from '#shared/durations.ts';

type Hour = { startsAt: string; isFree: boolean };

/** When a visit of so many hours can begin: where that many free hours follow each other. The hours are in their order. */
export function visitStarts(slots: readonly Hour[], hours: number): string[] {
  const free = new Set(slots.filter(({ isFree }) => isFree).map(({ startsAt }) => Date.parse(startsAt)));
  const isOpen = (start: number) =>
    Array.from({ length: hours }, (_, hour) => start + hour * HOUR_MS).every((at) => free.has(at));
  return slots.filter(({ startsAt }) => isOpen(Date.parse(startsAt))).map(({ startsAt }) => startsAt);
}
