import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';

const Letter = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms', 'push']),
  recipient: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  deliveredAt: z.string(),
});
export type Letter = z.output<typeof Letter>;

/** Ninety days. */
const MOST_HOURS = 90 * 24;

/** Mounted only where there is a demo town. */
export const dev = {
  outbox: call({
    service: 'common',
    method: 'GET',
    path: '/dev/v1.0/outbox',
    access: publicly,
    summary: 'Every mail, text and push that would have left, newest first',
    query: z.object({ to: z._default(z.string().check(z.maxLength(254)), '') }),
    reply: z.object({ data: z.array(Letter) }),
  }),
  clock: call({
    service: 'common',
    method: 'GET',
    path: '/dev/v1.0/clock',
    access: publicly,
    summary: 'What time it is in the demo town',
    reply: z.object({ now: z.string() }),
  }),
  moveClock: call({
    service: 'common',
    method: 'POST',
    path: '/dev/v1.0/clock',
    access: publicly,
    summary: 'Move the time of the demo town on, and do at once what has come due',
    body: z.object({
      hours: z
        .number('errors.invalid_input')
        .check(z.gt(0, 'errors.invalid_input'), z.lte(MOST_HOURS, 'errors.invalid_input')),
    }),
    reply: z.object({ now: z.string() }),
    failures: ['not_found'],
  }),
} as const;
