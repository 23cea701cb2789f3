import * as z from 'zod/mini';
import { Checkout } from '#features/payments/contract.ts';
import { call, provider } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { BankAccount, EarnedVisit, HeldItem, Payout } from './payout.ts';

const Month = z.string('errors.invalid_input').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'errors.invalid_input'));

export const PayoutOverview = z.object({
  providerId: z.uuid(),
  /** Null until somebody has named one. */
  bank: z.nullable(BankAccount),
  /** Why the bank sent the last payout back: nothing leaves until there is another account. */
  problem: z.nullable(z.enum(['account_closed', 'no_account', 'bank_refused'])),
  /** Payouts wait for a new account until then; null when they do not. */
  heldUntil: z.nullable(z.string()),
  /** When the next payout leaves, if anything is due by then; null without an account, and while there is a problem. */
  nextAt: z.nullable(z.string()),
  /** What leaves with it, as things stand; less than none: more went back than was earned since, and the next payouts are less by it. */
  nextCents: z.int(),
  heldCents: z.int(),
  /** What is paid and waits longer than that, by booking. */
  held: z.array(HeldItem),
  timeZone: z.string(),
  /** The months in which payouts left, the last one first. */
  months: z.array(z.string()),
  checkout: Checkout,
});
export type PayoutOverview = z.output<typeof PayoutOverview>;

/** What the chosen place has earned and was paid. Nothing of guests but the initials of who visits a doctor: bookings are named by their number and days. */
export const payouts = {
  overview: call({
    service: 'partner',
    method: 'GET',
    path: '/payouts/v1.0/overview',
    access: provider('payouts'),
    summary: 'What the chosen place is paid next, what waits and why, and where it is paid to',
    reply: z.object({ data: PayoutOverview }),
    failures: ['not_found'],
  }),
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/payouts/v1.0/list',
    access: provider('payouts'),
    summary: 'The payouts of the chosen place with their bookings, the newest first',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(Payout), pagization: Pagization }),
    failures: ['not_found'],
  }),
  visits: call({
    service: 'partner',
    method: 'GET',
    path: '/payouts/v1.0/visits',
    access: provider('payouts'),
    summary:
      'What was paid for each visit with the chosen doctor, what went back and what was paid out, the latest first; none for a place. Patients by their initials, for those who see the visits, too: reading is in the trail',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(EarnedVisit), pagization: Pagization }),
    failures: ['not_found'],
  }),
  /** The number of the account goes to the processor from the browser; here comes its token. */
  setBank: call({
    service: 'partner',
    method: 'PUT',
    path: '/payouts/v1.0/bank/:providerId',
    access: provider('payouts'),
    summary: 'Be paid to another account: all owners are told, and payouts wait for three days',
    body: z.object({
      token: z
        .string('errors.missing')
        .check(z.minLength(1, 'errors.missing'), z.maxLength(200, 'errors.invalid_input'))
        .check(z.regex(/^[A-Za-z_]\w*$/, 'errors.invalid_input')),
    }),
    reply: z.object({ data: PayoutOverview }),
    failures: ['not_found', 'confirm_needed', 'payouts_busy', 'too_many_requests', 'unreachable', 'invalid_input'],
  }),
  csv: call({
    service: 'partner',
    method: 'GET',
    path: '/payouts/v1.0/csv',
    access: provider('payouts'),
    summary:
      'The payouts of a month with their bookings, as a table for a spreadsheet; wants a recent proof that it is the owner',
    query: z.object({ month: Month }),
    reply: fileReply,
    failures: ['confirm_needed', 'not_found'],
  }),
  statement: call({
    service: 'partner',
    method: 'GET',
    path: '/payouts/v1.0/statement',
    access: provider('payouts'),
    summary: 'The same on paper',
    query: z.object({ month: Month }),
    reply: fileReply,
    failures: ['confirm_needed', 'not_found'],
  }),
} as const;
