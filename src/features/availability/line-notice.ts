import * as z from 'zod/mini';

/** The kind of notifications about earlier times; its subject is somebody's place in line. */
export const EARLIER_NOTICE = 'earlierTime';

export const EarlierNoticeFacts = z.object({
  what: z.enum(['offered', 'passed', 'over', 'givenUp']),
  providerName: z.string(),
  personName: z.string(),
  lastDay: z.string(),
  /** When what is offered begins, and until when it is or was held; null where nothing is offered. */
  startsAt: z.nullable(z.string()),
  until: z.nullable(z.string()),
  timeZone: z.string(),
  /** Where one goes on. */
  address: z.string(),
});
export type EarlierNoticeFacts = z.output<typeof EarlierNoticeFacts>;
