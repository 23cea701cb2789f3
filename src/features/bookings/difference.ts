import * as z from 'zod/mini';
import { HOUR_MS } from '#shared/durations.ts';
import { sum } from '#shared/sum.ts';
import { chargedOf, type Due, insuredDue, partFor } from './dues.ts';

/** Less than this is not charged by itself; it is paid to the provider with the rest. */
const SMALLEST_CHARGE_CENTS = 50;

/** A family has so long to pay what other days cost more. */
export const PAY_HOURS = 48;
/** So long before the end it is reminded. */
export const PAY_SOON_HOURS = 24;

/**
 * Until when a difference is paid that can be paid from `now` on: before the first day begins that the change concerns, so that it
 * can be taken back. There is an hour at least.
 */
export const payBy = (now: Date, first: Date): Date =>
  new Date(Math.min(now.getTime() + PAY_HOURS * HOUR_MS, Math.max(first.getTime(), now.getTime() + HOUR_MS)));

/** What a change of the price does, in cents: exactly one of the four ways, or two of those that give back, is not none. */
export const Difference = z.object({
  /** The price of the booking after it. */
  totalCents: z.int(),
  /** To pay through us, as a further part. */
  toPayCents: z.int(),
  /** Goes back to the card. */
  backCents: z.int(),
  /** Is paid less to the provider; less than none when it is paid more there, because it is too little for a charge. */
  offBalanceCents: z.int(),
  /** Was paid to the provider, which gives it back itself. */
  fromProviderCents: z.int(),
  /** A plan is asked to pay more, and checked again; or, less than none, to pay less. */
  planCents: z.int(),
});
export type Difference = z.output<typeof Difference>;

type PricedBooking = { totalCents: number; dues: readonly Due[]; hasBegun: boolean };

/**
 * What it means that a price changes by `cents`. More is paid through us. Less comes first off what is still to be paid to the
 * provider, and what is beyond goes back to the card; once the booking has begun the provider has had its part, so the card comes
 * first, as far as it has paid. Where a plan is asked to pay, the difference is its, as far as it has a part.
 */
export function differenceOf({ totalCents, dues, hasBegun }: PricedBooking, cents: number): Difference {
  const none = {
    totalCents: totalCents + cents,
    toPayCents: 0,
    backCents: 0,
    offBalanceCents: 0,
    fromProviderCents: 0,
    planCents: 0,
  };
  const insured = insuredDue(dues);
  if (insured) {
    const planCents = Math.max(cents, -insured.amountCents);
    return { ...none, planCents, offBalanceCents: planCents - cents };
  }
  if (cents >= SMALLEST_CHARGE_CENTS) return { ...none, toPayCents: cents };
  if (cents >= 0) return { ...none, offBalanceCents: -cents };
  const less = -cents;
  const paid = sum(dues.map(returnable));
  if (hasBegun) {
    const backCents = Math.min(less, paid);
    return { ...none, backCents, fromProviderCents: less - backCents };
  }
  const charged = chargedOf(dues);
  const offBalanceCents = Math.min(less, Math.max(0, totalCents - charged));
  return { ...none, offBalanceCents, backCents: Math.min(less - offBalanceCents, paid) };
}

/** A part that is still to be paid, and what it becomes; nothing is left of it at 0. */
export type DueReduction = { due: Due; amountCents: number };

/**
 * What it means that the price goes down by what one time is worth. The part by which it was to be paid as it was booked becomes less,
 * as far as it is still to be paid; what is beyond goes the way of every difference, and what that leaves comes off the other parts.
 */
export function differenceOfTime(
  priced: PricedBooking,
  { cents, bookedFor }: { cents: number; bookedFor: Date },
): { difference: Difference; parts: DueReduction[] } {
  const { dues, totalCents } = priced;
  const own = partFor(dues, bookedFor);
  const open = dues.filter(({ payBy, state }) => payBy === null && state === 'due');
  const first = takeOff(
    open.filter((due) => due === own),
    cents,
  );
  const rest = cents - first.cents;
  const difference = differenceOf(priced, -rest);
  // What the provider is paid by the family itself: no more than that can it give back.
  const balance = totalCents - chargedOf(dues);
  const fromProviderCents = Math.min(difference.fromProviderCents, Math.max(0, balance));
  const { offBalanceCents, backCents, planCents } = difference;
  const others = takeOff(
    open.filter((due) => due !== own).reverse(),
    rest - offBalanceCents - backCents - fromProviderCents + planCents,
  );
  return {
    difference: { ...difference, fromProviderCents, totalCents: totalCents - cents },
    parts: [...first.parts, ...others.parts],
  };
}

/** Takes so much off these parts, one after the other; what is too little to be charged is paid to the provider. */
function takeOff(open: readonly Due[], cents: number): { parts: DueReduction[]; cents: number } {
  let left = cents;
  const parts = open.flatMap((due) => {
    const less = Math.min(left, due.amountCents);
    left -= less;
    const amountCents = due.amountCents - less;
    return less > 0 ? [{ due, amountCents: amountCents < SMALLEST_CHARGE_CENTS ? 0 : amountCents }] : [];
  });
  return { parts, cents: cents - left };
}

/** What of a part can still go back. */
export const returnable = ({ state, amountCents, returnedCents }: Due): number =>
  state === 'paid' ? amountCents - returnedCents : 0;

/** Of which parts a sum goes back, the newest first: never more of one than was paid. */
export function returnsOf(dues: readonly Due[], cents: number): { dueId: string; amountCents: number }[] {
  let left = cents;
  return [...dues].reverse().flatMap((due) => {
    const amountCents = Math.min(left, returnable(due));
    left -= amountCents;
    return amountCents > 0 ? [{ dueId: due.id, amountCents }] : [];
  });
}

/** What a time costs, in cents, and when it was to begin as it was booked. */
export type PricedTime = { cents: number; bookedFor: Date };

/**
 * How much of what was paid, and has not gone back, is for each of these times, in cents: all of it together, whole cents. A part pays
 * first the times that were to be paid by it as they were booked; what is left of it pays what the others lack.
 */
export function paidForEach(dues: readonly Due[], times: readonly PricedTime[]): number[] {
  let paid = times.map(() => 0);
  let left = 0;
  const lacks = () => times.map(({ cents }, index) => cents - (paid[index] ?? 0));
  const pay = (most: number, wanted: readonly number[]) => {
    const cents = Math.min(most, sum(wanted));
    const shares = split(cents, wanted);
    paid = paid.map((already, index) => already + (shares[index] ?? 0));
    return most - cents;
  };
  for (const due of dues) {
    const isOwn = times.map(({ bookedFor }) => partFor(dues, bookedFor) === due);
    left += pay(
      returnable(due),
      lacks().map((cents, index) => (isOwn[index] ? cents : 0)),
    );
  }
  const over = pay(left, lacks());
  const prices = times.map(({ cents }) => cents);
  const overShares = split(over, sum(prices) > 0 ? prices : times.map(() => 1));
  return paid.map((cents, index) => cents + (overShares[index] ?? 0));
}

/** So many cents in shares as large as these, in whole cents: exactly all of them, and where there are no more than that, none above its own. */
function split(cents: number, shares: readonly number[]): number[] {
  const whole = sum(shares);
  let upTo = 0;
  let given = 0;
  return shares.map((share) => {
    upTo += share;
    const next = whole === 0 ? 0 : Math.floor((cents * upTo) / whole);
    const part = next - given;
    given = next;
    return part;
  });
}
