import type { Due } from '#features/bookings/dues.ts';
import type { Status } from '#features/bookings/status.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { sum } from '#shared/sum.ts';

/** So long after a day of care, or after a booking was cancelled, what was paid for it still waits: something may be put right. */
export const SETTLING_HOURS = 72;

/** Why money of a booking is not paid out yet: nobody has answered, the care is still ahead, or it is over since a moment only. */
export const holdReasons = ['unanswered', 'ahead', 'settling'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Part of what was paid for a booking, and from when it can be paid out; null until somebody has answered. */
export type HeldAmount = { cents: number; why: HoldReason; until: Date | null };

type PaidPart = Pick<Due, 'state' | 'amountCents' | 'refundCents' | 'returnedCents'>;

export type PaidBooking = {
  status: Status;
  cancelledAt: Date | null;
  /** The price of all of its times, in cents. */
  totalCents: number;
  /** When each of its times ends, the first one first; skipped ones are not among them. */
  ends: readonly Date[];
  /** Its parts, those among them that fall due by themselves later. */
  dues: readonly PaidPart[];
  /** What the place has had of it, or is being sent. */
  paidOutCents: number;
};

/** In cents. `netCents`: paid through us, without what goes back. `dueCents`: to be paid out; less than none is owed by the place. */
export type Earning = { netCents: number; readyCents: number; dueCents: number; held: readonly HeldAmount[] };

/**
 * What of a booking its place has earned. Of a booking that stands, all that can no longer go back: what was paid through us, less
 * the worth of the days that are still ahead, each of them the same share of the price, as far as no part is still to be charged for them. Of a cancelled one, what was kept. Nothing
 * of it before the time in which something may be put right is over. `by`: what would leave at a later moment, as things stand now.
 */
export function earningOf(booking: PaidBooking, now: Date, by = now): Earning {
  const netCents = netOf(booking.dues);
  const steps = stepsOf(booking, netCents);
  const readyCents = steps.findLast(({ at }) => at !== null && at <= by)?.cents ?? 0;
  return {
    netCents,
    readyCents,
    dueCents: readyCents - booking.paidOutCents,
    held: heldOf(booking, { steps, readyCents, now, by }),
  };
}

/** What was paid through us and stays paid; what a plan pays goes to the place without us. */
export const netOf = (dues: readonly PaidPart[]): number =>
  dues.reduce((cents, due) => cents + (isPaid(due) ? due.amountCents - due.refundCents - due.returnedCents : 0), 0);

const isPaid = ({ state }: PaidPart) => state !== 'due' && state !== 'insured';

/** From `at` on so much of it is earned, all in all; the time of which it is was over at `overAt`. */
type Step = { at: Date | null; overAt: Date | null; cents: number };

function stepsOf({ status, cancelledAt, totalCents, ends, dues }: PaidBooking, netCents: number): Step[] {
  if (status === 'cancelled') return cancelledAt ? [stepAt(cancelledAt, netCents)] : [];
  if (status === 'pending') return [{ at: null, overAt: null, cents: netCents }];
  const laterCents = sum(dues.map(({ state, amountCents }) => (state === 'due' ? amountCents : 0)));
  return ends.map((end, index) => {
    const aheadCents = Math.ceil((totalCents * (ends.length - index - 1)) / ends.length);
    return stepAt(end, Math.min(netCents, Math.max(0, netCents - aheadCents + laterCents)));
  });
}

const stepAt = (overAt: Date, cents: number): Step => ({
  at: new Date(overAt.getTime() + SETTLING_HOURS * HOUR_MS),
  overAt,
  cents,
});

type HoldFacts = { steps: readonly Step[]; readyCents: number; now: Date; by: Date };

/** What still waits, by why; each part can be paid out at the latest of its steps. */
function heldOf({ status }: Pick<PaidBooking, 'status'>, { steps, readyCents, now, by }: HoldFacts): HeldAmount[] {
  const [only] = steps;
  if (status === 'pending')
    return only && only.cents > 0 ? [{ cents: only.cents, why: 'unanswered', until: null }] : [];
  let before = readyCents;
  return (['settling', 'ahead'] as const).flatMap((why): HeldAmount[] => {
    const last = steps.findLast(
      ({ at, overAt, cents }) =>
        at !== null && overAt !== null && at > by && cents > before && overAt <= now === (why === 'settling'),
    );
    if (!last) return [];
    const cents = last.cents - before;
    before = last.cents;
    return [{ cents, why, until: last.at }];
  });
}
