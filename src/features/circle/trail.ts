import * as z from 'zod/mini';
import { leavingSteps } from '#features/account/leaving.ts';
import { securitySteps } from '#features/account/security-steps.ts';
import { KnownRelationship } from '#features/family/relationship.ts';

/** What an entry of the trail is about; the words are `circle.trail.<action>.<about>`. */
const subjects = [
  'booking',
  'bookings',
  'day',
  'health',
  'careNotes',
  'summary',
  'visitNote',
  'lab',
  'insurance',
  'intake',
  'relation',
  'person',
  'review',
  'lead',
  'enquiry',
  'trail',
  'board',
  'account',
  'away',
  'tour',
  'reports',
  'shown',
  'shownFile',
  'video',
  'messages',
  'timeOff',
  'earnings',
  'application',
  'coming',
  'waiting',
  'security',
  ...securitySteps,
  ...leavingSteps,
  'other',
] as const;
export type TrailSubject = (typeof subjects)[number];

/** So many entries of a trail stand on a page: more than elsewhere, because those that read the same are one line. */
export const TRAIL_PAGE = 100;

export const trailActions = ['read', 'write', 'share'] as const;
type TrailAction = (typeof trailActions)[number];

const prefixes: Record<string, TrailSubject> = {
  booking: 'booking',
  coming: 'coming',
  bookings: 'bookings',
  requests: 'bookings',
  'calendar-feed': 'bookings',
  day: 'day',
  calendar: 'day',
  earnings: 'earnings',
  health_profile: 'health',
  health_record: 'health',
  record_link: 'health',
  health_export: 'health',
  medication: 'health',
  emergency_card: 'health',
  care_notes: 'careNotes',
  visit_summary: 'summary',
  visit_summaries: 'summary',
  care_visit_note: 'visitNote',
  lab_order: 'lab',
  lab_orders: 'lab',
  shown_summary: 'shown',
  shown_record: 'shownFile',
  insurance: 'insurance',
  intake: 'intake',
  relation: 'relation',
  person: 'person',
  review: 'review',
  trail: 'trail',
  board: 'board',
  lead: 'lead',
  account: 'account',
  away: 'away',
  leads: 'lead',
  enquiry: 'enquiry',
  enquiries: 'enquiry',
  tour: 'tour',
  tours: 'tour',
  reports: 'reports',
  video_visit: 'video',
  video_visits: 'video',
  conversation: 'messages',
  conversations: 'messages',
  'time-off': 'timeOff',
  application: 'application',
  waiting: 'waiting',
  security: 'security',
};

/** What there are words for. */
export const told: Record<TrailAction, readonly TrailSubject[]> = {
  read: [
    'booking',
    'bookings',
    'day',
    'health',
    'careNotes',
    'summary',
    'visitNote',
    'lab',
    'insurance',
    'intake',
    'trail',
    'board',
    'lead',
    'enquiry',
    'account',
    'away',
    'tour',
    'reports',
    'video',
    'messages',
    'timeOff',
    'earnings',
    'application',
  ],
  write: [
    'booking',
    'health',
    'careNotes',
    'summary',
    'visitNote',
    'lab',
    'insurance',
    'intake',
    'person',
    'review',
    'board',
    'lead',
    'account',
    'away',
    'tour',
    'video',
    'messages',
    'application',
    'coming',
    'waiting',
    'shown',
    'shownFile',
    'security',
    ...securitySteps,
    ...leavingSteps,
  ],
  share: ['health', 'relation', 'intake', 'insurance', 'reports', 'shown', 'shownFile', 'video'],
};

const steps: Record<string, readonly TrailSubject[]> = { security: securitySteps, account: leavingSteps };

/** What a subject of the audit trail is about: `booking:<id>` is a booking, `security:<step>` and `account:<step>` that step. */
export function subjectOf(action: TrailAction, subject: string): TrailSubject {
  const [kind = '', detail] = subject.split(':');
  const step = steps[kind]?.find((each) => each === detail);
  const about = step ?? prefixes[kind] ?? 'other';
  return told[action].includes(about) ? about : 'other';
}

export const trailActors = ['you', 'relative', 'provider', 'staff', 'clock', 'link', 'other'] as const;

/** What staff are asked about a line: who that was, or that it was not right. */
export const staffQuestionKinds = ['who', 'wrong'] as const;
/** The relative who left it can be asked themself, and then nobody else is. */
export const questionKinds = ['relative', ...staffQuestionKinds] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** One read or write of what belongs to a person: who, as whom, what, when. */
export const TrailEntry = z.object({
  _id: z.string(),
  at: z.string(),
  personName: z.string(),
  isForSelf: z.boolean(),
  /** `clock` is what happens by itself, `link` whoever was given a link to health records; `provider` answers, or has answered, for a place that was booked or asked; `staff` is ours. */
  actor: z.enum(trailActors),
  actorName: z.string(),
  relationship: z.nullable(KnownRelationship),
  providerName: z.nullable(z.string()),
  action: z.enum(trailActions),
  about: z.enum(subjects),
  /** The number that people read aloud, when it is about one booking. */
  bookingId: z.nullable(z.string()),
  /** What its owner asks about this line; `isTold` once whoever left it knows. */
  question: z.nullable(
    z.object({
      _id: z.uuid(),
      kind: z.enum(questionKinds),
      askedAt: z.string(),
      isTold: z.boolean(),
      answer: z.nullable(z.string()),
    }),
  ),
});
export type TrailEntry = z.output<typeof TrailEntry>;

/** What the daily check of trails has found: the time of the oldest check; `settled` is what was broken and has been explained. */
export const TrailCheck = z.object({ at: z.string(), state: z.enum(['whole', 'broken', 'settled']) });
export type TrailCheck = z.output<typeof TrailCheck>;
