import * as z from 'zod/mini';

/** The kind of notifications that the circle sends; its subject is an invitation or a relation. */
export const CIRCLE_NOTICE = 'circle';

/** To the invited: `asked`, `offered`, `takeover`. To whoever invited: `accepted`, `declined`, `tookOver`. To the other side: the rest; of an end by its day (`ending`, `ended`) both hear. */
export const circleNotices = [
  'asked',
  'offered',
  'takeover',
  'accepted',
  'declined',
  'tookOver',
  'limited',
  'paused',
  'resumed',
  'stopped',
  'left',
  'ending',
  'ended',
] as const;
export type CircleNotice = (typeof circleNotices)[number];

/** What the bell says: who did it, and whose care it is when that is somebody else's. */
export const CircleNoticeFacts = z.object({
  what: z.enum(circleNotices),
  name: z.string(),
  person: z.nullable(z.string()),
  /** The last day, of what ends by itself. */
  day: z.optional(z.string()),
});
export type CircleNoticeFacts = z.output<typeof CircleNoticeFacts>;
