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
} as const;
