import { leavingSteps } from '#features/account/leaving.ts';
import { securitySteps } from '#features/account/security-steps.ts';
import { type Day, dayIn } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import type { TrailEntry, TrailSubject } from './trail.ts';
import { saidOf } from './trail-line.ts';

/** The kinds of things that a trail is about, each with what belongs to it; the words are `circle.trail.thing.<name>`. */
const subjectsOf = {
  bookings: ['booking', 'bookings', 'day', 'coming', 'waiting', 'timeOff', 'earnings'],
  health: ['health', 'careNotes', 'summary', 'visitNote', 'lab', 'intake', 'reports', 'shown', 'shownFile'],
  insurance: ['insurance'],
  messages: ['messages', 'enquiry'],
  video: ['video'],
  tours: ['tour'],
  requests: ['lead'],
  week: ['board'],
  reviews: ['review'],
  sharing: ['relation'],
  details: ['person'],
  account: ['account', 'away', 'application', 'security', ...securitySteps, ...leavingSteps],
  list: ['trail'],
  other: ['other'],
} as const satisfies Record<string, readonly TrailSubject[]>;
type SubjectKind = keyof typeof subjectsOf;
export const things = Object.keys(subjectsOf) as SubjectKind[]; // the keys of what stands above

export const thingOf = (subject: TrailSubject): SubjectKind =>
  things.find((thing) => (subjectsOf[thing] as readonly TrailSubject[]).includes(subject)) ?? 'other';

/** What somebody did with one kind of thing of one person on one day, however often: the newest entry first. */
export type TrailGroup = { day: Day; who: string; thing: SubjectKind; entries: [TrailEntry, ...TrailEntry[]] };

/** Lines of a trail, by who left them, whose they are, the day on this clock and the kind of thing; in the order of their newest. */
export function groupedTrail(
  entries: readonly TrailEntry[],
  { timeZone, t }: { timeZone: string; t: Translator },
): TrailGroup[] {
  const groups = new Map<string, TrailGroup>();
  for (const entry of entries) {
    const day = dayIn(timeZone, new Date(entry.at));
    const { who } = saidOf(entry, t);
    const thing = thingOf(entry.about);
    const key = JSON.stringify([day, who, thing, entry.personName]);
    const known = groups.get(key);
    if (known) known.entries.push(entry);
    else groups.set(key, { day, who, thing, entries: [entry] });
  }
  return [...groups.values()];
}
