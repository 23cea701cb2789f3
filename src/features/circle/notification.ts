import * as z from 'zod/mini';

/** The kind of notifications that the circle sends; its subject is an invitation or a relation. */
export const CIRCLE_NOTICE = 'circle';

/** To the invited: `asked`, `offered`, `takeover`. To whoever invited: `accepted`, `declined`, `tookOver`. To the other side: the rest; of an end by its day (`ending`, `ended`) both hear, of an absence (`away`, `back`) everybody else. `handed`: to who looks after somebody from now on. `kept`: to who goes on acting for somebody who has taken their record over. */
export const circleNotices = [
  'asked',
  'offered',
  'takeover',
  'accepted',
  'declined',
  'tookOver',
  'kept',
  'limited',
  'paused',
  'resumed',
  'stopped',
  'left',
  'ending',
  'ended',
  'away',
  'back',
  'handed',
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

/** The kind of notifications about a question to the trail; its subject is the question. */
export const TRAIL_NOTICE = 'trail';

/** `answered`: to whoever asked. `asks`: to the relative who left the line; whose record it is, and when that was. `broken`: to staff; how many trails do not follow from themselves. */
export const TrailNoticeFacts = z.object({
  what: z.enum(['answered', 'asks', 'broken']),
  name: z.string(),
  at: z.nullable(z.string()),
  count: z.optional(z.int()),
});
export type TrailNoticeFacts = z.output<typeof TrailNoticeFacts>;
