import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { Widgets } from './widgets.ts';

const Arranged = z.object({ data: Widgets, isEasy: z.boolean() });

/** Which cards an account wants to see on its dashboard, and where. */
export const dashboard = {
  widgets: call({
    service: 'user',
    method: 'GET',
    path: '/dashboard/v1.0/widgets',
    access: self(),
    summary:
      'The cards of one’s dashboard in their order, and which of them are shown; whether a few large buttons stand in their place',
    reply: Arranged,
    isKept: true,
  }),
  arrange: call({
    service: 'user',
    method: 'PUT',
    path: '/dashboard/v1.0/widgets',
    access: self(),
    summary:
      'Show, hide and order the cards of one’s dashboard; those that are not named follow in the usual order, so that an empty list is how it was. The easy view stays as it is where nothing is said of it',
    body: z.object({ widgets: Widgets, isEasy: z.optional(z.boolean('errors.invalid_input')) }),
    reply: Arranged,
  }),
} as const;
