import { type Day, dayIn } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';
import type { TrailEntry } from './trail.ts';
import { saidOf } from './trail-line.ts';

/** What somebody did of one person on one day, however often: the newest entry first. */
export type TrailGroup = { day: Day; who: string; what: string; entries: [TrailEntry, ...TrailEntry[]] };

/** Lines of a trail that read the same but for their time, as one for each day on this clock; in the order of their newest. */
export function groupedTrail(
  entries: readonly TrailEntry[],
  { timeZone, t }: { timeZone: string; t: Translate },
): TrailGroup[] {
  const groups = new Map<string, TrailGroup>();
  for (const entry of entries) {
    const day = dayIn(timeZone, new Date(entry.at));
    const { who, what } = saidOf(entry, t);
    const key = JSON.stringify([day, who, what, entry.personName]);
    const known = groups.get(key);
    if (known) known.entries.push(entry);
    else groups.set(key, { day, who, what, entries: [entry] });
  }
  return [...groups.values()];
}
