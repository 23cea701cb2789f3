import { returnable } from './difference.ts';
import { type Due, partFor } from './dues.ts';

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

const sum = (amounts: readonly number[]) => amounts.reduce((cents, amount) => cents + amount, 0);

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
