import * as z from 'zod/mini';
import { KnownRelationship } from '#features/family/relationship.ts';

/** What an entry of the trail is about; the words are `circle.trail.<action>.<about>`. */
const subjects = ['booking', 'bookings', 'day', 'health', 'relation', 'person', 'review', 'other'] as const;
type TrailSubject = (typeof subjects)[number];

const trailActions = ['read', 'write', 'share'] as const;
type TrailAction = (typeof trailActions)[number];

const prefixes: Record<string, TrailSubject> = {
  booking: 'booking',
  bookings: 'bookings',
  requests: 'bookings',
  day: 'day',
  calendar: 'day',
  health_profile: 'health',
  relation: 'relation',
  person: 'person',
  review: 'review',
};

/** What there are words for. */
const told: Record<TrailAction, readonly TrailSubject[]> = {
  read: ['booking', 'bookings', 'day', 'health'],
  write: ['booking', 'health', 'person', 'review'],
  share: ['relation'],
};

/** What a subject of the audit trail is about: `booking:<id>` is a booking. */
export function subjectOf(action: TrailAction, subject: string): TrailSubject {
  const about = prefixes[subject.split(':')[0] ?? ''] ?? 'other';
  return told[action].includes(about) ? about : 'other';
}

/** One read or write of what belongs to a person: who, as whom, what, when. */
export const TrailEntry = z.object({
  _id: z.string(),
  at: z.string(),
  personName: z.string(),
  isForSelf: z.boolean(),
  /** `clock` is what happens by itself; `provider` answers for a place that was booked. */
  actor: z.enum(['you', 'relative', 'provider', 'clock', 'other']),
  actorName: z.string(),
  relationship: z.nullable(KnownRelationship),
  providerName: z.nullable(z.string()),
  action: z.enum(trailActions),
  about: z.enum(subjects),
  /** The number that people read aloud, when it is about one booking. */
  bookingId: z.nullable(z.string()),
});
export type TrailEntry = z.output<typeof TrailEntry>;
