import * as z from 'zod/mini';
import { call, staff } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { longest } from '#shared/text-rules.ts';
import { closingKinds } from '#features/account/leaving.ts';

export const LONGEST_SOUGHT = 80;

/** An account that is away, as our staff sees it: what it takes to know who calls, and when it ends. */
export const AwayAccount = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(closingKinds),
  since: z.string(),
  /** When it is erased, unless somebody comes back. */
  until: z.string(),
  /** Its time is over, and something holds it here: money on its way. */
  isHeld: z.boolean(),
  /** Whether its address is proven, so that the way back can be sent there. */
  canBeWritten: z.boolean(),
  /** When our staff last sent the way back. */
  writtenAt: z.nullable(z.string()),
});
export type AwayAccount = z.output<typeof AwayAccount>;

/** Accounts that are away. Nobody brings one back but its owner: our staff has the way back sent to its address, and nothing else. */
export const awayAccounts = {
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/away',
    access: staff,
    summary:
      'Accounts that take a break or are about to be erased, what ends first; each that is shown reads so in its trail',
    query: z.object({
      text: z._default(z.string().check(z.trim(), longest(LONGEST_SOUGHT, 'errors.tooLong')), ''),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(AwayAccount), pagization: Pagization }),
  }),
  sendWayBack: call({
    service: 'partner',
    method: 'POST',
    path: '/staff/v1.0/away/:id/wayBack',
    access: staff,
    summary:
      'Send the way back to the proven address of an account, where its owner logs in and says yes; in its trail',
    reply: z.object({ message: z.string() }),
    failures: ['not_found', 'way_back_sent'],
  }),
} as const;
