import * as z from 'zod/mini';
import { call, staff } from '#shared/call.ts';

/** What waits at one place of the staff's workspace; `path` is its screen. */
export const Desk = z.object({ path: z.string(), waiting: z.int(), oldestAt: z.nullable(z.string()) });
export type Desk = z.output<typeof Desk>;

/** The staff's workspace: each of its other calls belongs to the capability that it is about. */
export const staffDesks = {
  desks: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/desks',
    access: staff,
    summary: 'What waits for staff, by the screen where it is answered',
    reply: z.object({ data: z.array(Desk) }),
  }),
} as const;
