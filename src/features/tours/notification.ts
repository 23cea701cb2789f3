import * as z from 'zod/mini';

/** The kind of notifications about visits; its subject is one. */
export const TOUR_NOTICE = 'tour';

/** To the place: `asked`, `moved`, `accepted`, `withdrawn`, `unnumbered`. To the family: the others. */
export const tourNotices = [
  'asked',
  'moved',
  'accepted',
  'withdrawn',
  'unnumbered',
  'confirmed',
  'offered',
  'declined',
  'cancelled',
  'expired',
  'noted',
  'reminder',
  'after',
  'calledOff',
  'otherTime',
  'taken',
] as const;
export type TourNotice = (typeof tourNotices)[number];

/** What the bell says: which place and when, and to whom it is said. */
export const TourNoticeFacts = z.object({
  what: z.enum(tourNotices),
  provider: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  to: z.enum(['family', 'provider']),
});
export type TourNoticeFacts = z.output<typeof TourNoticeFacts>;
