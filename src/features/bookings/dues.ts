import * as z from 'zod/mini';
import { DAY_MS } from '#shared/durations.ts';
import { sum } from '#shared/sum.ts';

/**
 * What has become of one part of a booking's price. `insured`: a plan pays it to the provider, nothing of it is charged by us.
 * `lapsed`: a difference that nobody paid in time; its sum is nothing.
 */
export const dueStates = ['due', 'paid', 'refund_due', 'refunded', 'kept', 'insured', 'lapsed'] as const;
export type DueState = (typeof dueStates)[number];
export const DueState = z.enum(dueStates);

/** One part in which a booking is paid through us, in cents. */
export type Due = {
  id: string;
  number: number;
  amountCents: number;
  dueAt: Date;
  /** It pays for the times from then on, as they were booked; from its day on, where nothing is said. */
  coversFrom?: Date | undefined;
  /** When it lapses unpaid; null for what does not. */
  payBy: Date | null;
  /** It could not be charged: until then its booking waits; null for what does not end it. */
  unpaidUntil: Date | null;
  /** The days are then those from before the change, as long as their places are free. */
  isUndoable: boolean;
  state: DueState;
  refundCents: number;
  /** What has gone back of it or will while the booking stands. */
  returnedCents: number;
  /** How much of that is still to go. */
  returningCents: number;
};

/** What is charged of a price by its parts, in cents: the provider is paid the rest by the family itself. */
export const chargedOf = (dues: readonly Due[]): number =>
  sum(dues.map(({ amountCents, returnedCents }) => amountCents - returnedCents));

/** How the money of a booking stands, in one word: what still has to happen first. */
export function paymentOf(dues: readonly Due[]): DueState {
  const states = dues.map(({ state }) => state);
  if (states.includes('refund_due')) return 'refund_due';
  if (states.includes('refunded')) return 'refunded';
  if (states.includes('kept')) return 'kept';
  if (states.includes('insured')) return 'insured';
  return dues[0]?.state ?? 'paid';
}

/** The first part that is not paid. */
export const nextDue = (dues: readonly Due[]): Due | undefined => dues.find(({ state }) => state === 'due');

/** The part that is to be paid at `now`: the first unpaid one, once its day has come and until it lapses. Undefined when nothing is. */
export function dueNow(dues: readonly Due[], now: Date): Due | undefined {
  const next = nextDue(dues);
  return next && next.dueAt <= now && !isTooLate(next, now) ? next : undefined;
}

/** Whether a part could be paid once and can no longer. */
export const isTooLate = ({ state, payBy }: Pick<Due, 'state' | 'payBy'>, now: Date): boolean =>
  state === 'lapsed' || (state === 'due' && payBy !== null && payBy <= now);

/** The part by which a time was to be paid as it was booked; undefined where none was. */
export const partFor = (dues: readonly Due[], bookedFor: Date): Due | undefined =>
  dues.findLast(({ payBy, dueAt, coversFrom = dueAt }) => payBy === null && coversFrom <= bookedFor);

/** Those who may pay for a booking are asked to once in so long, whoever asks. */
const ASK_AGAIN_MS = DAY_MS;
export const isAskedToPay = (askedAt: Date, now: Date): boolean => now.getTime() - askedAt.getTime() < ASK_AGAIN_MS;

/** What other days cost more, as long as somebody can pay it. */
export function openDifference(dues: readonly Due[], now: Date): (Due & { payBy: Date }) | undefined {
  const due = dueNow(dues, now);
  return due?.payBy ? { ...due, payBy: due.payBy } : undefined;
}

/** The part that a plan is asked to pay; undefined when none is. */
export const insuredDue = (dues: readonly Due[]): Due | undefined => dues.find(({ state }) => state === 'insured');

/** In cents. `balanceCents` is what the provider is paid directly by the family, `planCents` what a plan pays it. */
export const sumsOf = (dues: readonly Due[], totalCents: number, now: Date) => ({
  totalCents,
  dueNowCents: dueNow(dues, now)?.amountCents ?? 0,
  laterCents: sum(dues.map(({ state, dueAt, amountCents }) => (state === 'due' && dueAt > now ? amountCents : 0))),
  paidCents: sum(dues.map(({ state, amountCents }) => (state === 'due' || state === 'insured' ? 0 : amountCents))),
  planCents: insuredDue(dues)?.amountCents ?? 0,
  balanceCents: totalCents - chargedOf(dues),
  refundCents: sum(dues.map(({ refundCents, returnedCents }) => refundCents + returnedCents)),
  returningCents: sum(dues.map(({ returningCents }) => returningCents)),
});
