import * as z from 'zod/mini';

/** The kind of notifications that the waiting list sends; its subject is somebody's place in line. */
export const WAITING_NOTICE = 'waiting';

export const WaitingNoticeFacts = z.object({
  what: z.enum(['offered', 'passed', 'givenUp']),
  centerName: z.string(),
  personName: z.string(),
  day: z.string(),
  /** Until when the seat is or was held; null for a place that was given up. */
  until: z.nullable(z.string()),
  /** Of the center; older news has none. */
  timeZone: z.optional(z.string()),
});
export type WaitingNoticeFacts = z.output<typeof WaitingNoticeFacts>;
