import * as z from 'zod/mini';
import { addDays, type Day, dayIn, instantOf, weekdayOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { statuses } from '#features/bookings/status.ts';
import { holdReasons } from './earnings.ts';

/** So long after its account at a bank was changed, nothing is paid to a place. */
export const BANK_HOLD_MS = 3 * DAY_MS;

const PAYOUT_WEEKDAY = 1;
const PAYOUT_TIME = '09:00';

/** The next payout leaves on a Monday, at nine on the clock of the place; always later than `now`. */
export function nextPayoutAt(now: Date, timeZone: string): Date {
  const today = dayIn(timeZone, now);
  const coming = (from: Day) => addDays(from, (PAYOUT_WEEKDAY - weekdayOf(from) + 7) % 7);
  const next = instantOf(coming(today), PAYOUT_TIME, timeZone);
  return next > now ? next : instantOf(coming(addDays(today, 1)), PAYOUT_TIME, timeZone);
}

/** `started` and `sent` are on their way; `failed` came back, or never left. */
export const payoutStates = ['started', 'sent', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Why a payout failed. The first three want another account; `no_funds` is ours, and tried again the next day. */
export const payoutFailures = ['account_closed', 'no_account', 'bank_refused', 'no_funds'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export const BankAccount = z.object({ bankName: z.string(), lastFour: z.string(), changedAt: z.string() });
export type BankAccount = z.output<typeof BankAccount>;

/** Money of one booking, by the number and the days that people read; whose care it is stays with those who care. */
const OfBooking = { bookingId: z.string(), firstDay: z.string(), lastDay: z.string(), cents: z.int() };

/** `cents` less than none: more went back than was still to be paid out. */
export const PayoutItem = z.object(OfBooking);
export type PayoutItem = z.output<typeof PayoutItem>;

/** From `until` on it can be paid out, with the next payout; null until the place has answered. */
export const HeldItem = z.object({ ...OfBooking, why: z.enum(holdReasons), until: z.nullable(z.string()) });
export type HeldItem = z.output<typeof HeldItem>;

export const Payout = z.object({
  _id: z.uuid(),
  number: z.string(),
  state: z.enum(payoutStates),
  failure: z.nullable(z.enum(payoutFailures)),
  cents: z.int(),
  bankName: z.string(),
  lastFour: z.string(),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  items: z.array(PayoutItem),
});
export type Payout = z.output<typeof Payout>;

/** We take nothing of what families pay. */
export const FEE_CENTS = 0;

/** A visit and its money, in cents: `paidCents` through us, of which `backCents` went back; `outCents` was paid out or is on its way. */
export const EarnedVisit = z.object({
  bookingId: z.string(),
  day: z.string(),
  status: z.enum(statuses),
  /** Null for those who keep the books only. */
  initials: z.nullable(z.string()),
  priceCents: z.int(),
  paidCents: z.int(),
  backCents: z.int(),
  outCents: z.int(),
  /** The last payout that it was part of. */
  payout: z.nullable(z.object({ number: z.string(), state: z.enum(payoutStates) })),
});
export type EarnedVisit = z.output<typeof EarnedVisit>;

/** What of a visit is still to be paid out; less than none is taken off the next payout. */
export const openCents = ({
  paidCents,
  backCents,
  outCents,
}: Pick<EarnedVisit, 'paidCents' | 'backCents' | 'outCents'>) => paidCents - backCents - FEE_CENTS - outCents;
