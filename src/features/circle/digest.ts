import * as z from 'zod/mini';
import { KnownRelationship } from '#features/family/relationship.ts';
import { call, self } from '#shared/call.ts';

/** What a relative did for somebody; the words are `circle.digest.<name>`. */
export const deeds = [
  'booked',
  'paid',
  'cancelled',
  'changed',
  'skipped',
  'careNotes',
  'insurance',
  'relation',
  'board',
  'health',
  'lead',
  'tour',
  'intake',
  'reports',
  'video',
  'waiting',
] as const;
export type Deed = (typeof deeds)[number];

/** One thing that a relative did in a week, or several that are alike and taken together. */
export const DigestLine = z.object({
  what: z.enum(deeds),
  count: z.int(),
  /** The last time. */
  at: z.string(),
  booking: z.nullable(z.object({ _id: z.uuid(), kind: z.string(), bookingId: z.string(), providerName: z.string() })),
  /** The visit to a place, as it stands now. */
  tour: z.nullable(z.object({ _id: z.uuid(), providerName: z.string(), startsAt: z.string(), timeZone: z.string() })),
  /** The day of a booking that was skipped; null once it was taken back. */
  day: z.nullable(z.string()),
  /** Until when it can be cancelled without losing anything; null where it cannot. */
  freeUntil: z.nullable(z.string()),
  /** The link by which it is undone, for whoever reads this alone and once; null where there is nothing to undo, or no more. */
  undo: z.nullable(z.string()),
});
export type DigestLine = z.output<typeof DigestLine>;

const proxyShape = {
  actorName: z.string(),
  relationship: KnownRelationship,
  personName: z.string(),
  isForSelf: z.boolean(),
  personId: z.uuid(),
} as const;

/** What one relative did for one person. */
export const Proxy = z.object({ ...proxyShape, lines: z.array(DigestLine) });
export type Proxy = z.output<typeof Proxy>;

/**
 * What is undone by one press: a booking is cancelled for nothing, a skipped day is booked again, what a provider was told is kept back,
 * a visit to a place is cancelled, a relation pauses.
 */
export const undoables = ['booked', 'skipped', 'careNotes', 'tour', 'relation'] as const satisfies readonly Deed[];
export type UndoableDeed = (typeof undoables)[number];

/**
 * `used`: undone by this link before. `late`: it would cost something by now. `due_open`: a part of the price is to be paid first.
 * `over`: it was cancelled, ended or changed meanwhile.
 */
export const undoStates = ['open', 'used', 'late', 'due_open', 'over'] as const;
export type UndoState = (typeof undoStates)[number];

/** What a link would undo, and whether it still can. */
export const OfferedUndo = z.object({
  ...proxyShape,
  ...z.omit(DigestLine, { what: true, undo: true, count: true }).shape,
  what: z.enum(undoables),
  state: z.enum(undoStates),
  /** What comes back of a booking with it, in cents; null where nothing was paid. */
  refundCents: z.nullable(z.int()),
});
export type OfferedUndo = z.output<typeof OfferedUndo>;

const Link = z.string('errors.invalid_input').check(z.maxLength(200, 'errors.invalid_input'));
const offered = z.object({ data: OfferedUndo });

export const weeklyDigest = {
  week: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.0/digest',
    access: self(),
    summary: 'What relatives did in a week for oneself and for those one looks after, in plain words',
    query: z.object({
      which: z._default(z.enum(['this', 'last'], 'errors.invalid_input'), 'this'),
      /** The id of one person; somebody one does not decide for has nothing. */
      for: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: z.object({ from: z.string(), to: z.string(), data: z.array(Proxy) }),
  }),
  offered: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.0/digest/undo',
    access: self(),
    summary:
      'What a link of the weekly digest would undo, and whether it still can; a link of somebody else is missing',
    query: z.object({ link: Link }),
    reply: offered,
    failures: ['not_found'],
  }),
  /** `price_changed` names in `values.refundCents` what would come back. */
  undo: call({
    service: 'user',
    method: 'POST',
    path: '/familyMembers/v1.0/digest/undo',
    access: self(),
    counted: 'family.changed',
    summary: 'Undo what a relative did, by the link of the weekly digest, once',
    body: z.object({
      link: Link,
      /** What the page said would come back, in cents. */
      expectedRefundCents: z.optional(z.nullable(z.int('errors.invalid_input'))),
    }),
    reply: offered,
    failures: [
      'not_found',
      'undo_used',
      'undo_over',
      'price_changed',
      'conflict',
      'too_late',
      'due_open',
      'time_taken',
      'notes_closed',
    ],
  }),
} as const;
