import * as z from 'zod/mini';
import { writtenForReader } from '#shared/both-clocks.ts';
import { paidForEach, type PricedTime, returnable, returnsOf } from './difference.ts';
import { type Due, dueNow } from './dues.ts';
import { canCancel, type Status } from './status.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { formatMoney } from '#shared/money.ts';
import { sum } from '#shared/sum.ts';
import type { Values } from '#shared/words.ts';

/**
 * What comes back when the family cancels, frozen with the booking: the first step whose hours are still ahead counts, the most
 * hours first; after the last step nothing comes back.
 */
export const RefundPolicy = z.array(z.object({ hoursBefore: z.int(), percent: z.int() }));
export type RefundPolicy = z.output<typeof RefundPolicy>;

/** Free of charge until 48 hours before it begins: what every kind has that says nothing else. */
export const freeUntilTwoDaysBefore: RefundPolicy = [{ hoursBefore: 48, percent: 100 }];

const halfUntil = (hoursBefore: number): RefundPolicy => [
  { hoursBefore: 24, percent: 100 },
  { hoursBefore, percent: 50 },
];
/** Free until a day before, half until two hours before: visits of doctors and lab tests. */
export const halfUntilTwoHoursBefore = halfUntil(2);
/** Free until a day before, half until four hours before: visits of caregivers, who are on their way by then. */
export const halfUntilFourHoursBefore = halfUntil(4);

/** One time of a booking whose times go one by one, those that were cancelled among them with what was kept of their price. */
export type CountedTime = PricedTime & {
  startsAt: Date;
  /** From when the policy counts, where that is not its beginning. */
  termsFrom: Date | null;
  /** Its provider was the last to move it: it is free until it begins. */
  isMovedByProvider: boolean;
  /** It was cancelled, or somebody came or did not: nothing comes back of it. */
  isOver: boolean;
};

type BookedTerms = {
  status: Status;
  startsAt: Date;
  policy: RefundPolicy;
  /** Left out, all of it counts from its beginning. */
  times?: readonly CountedTime[] | undefined;
};

/** The percentage of what was paid that comes back when the family cancels at `now`. A request that nobody has answered is always free. */
export function refundPercent({ status, startsAt, policy }: Omit<BookedTerms, 'times'>, now: Date): number {
  if (status === 'pending') return 100;
  const step = policy.find(({ hoursBefore }) => now.getTime() <= startsAt.getTime() - hoursBefore * HOUR_MS);
  return step?.percent ?? 0;
}

/** The percentage that comes back of one time, by its own beginning. */
export function percentOfTime(
  { startsAt, termsFrom, isMovedByProvider, isOver }: Omit<CountedTime, keyof PricedTime>,
  { status, policy }: Pick<BookedTerms, 'status' | 'policy'>,
  now: Date,
): number {
  if (isOver) return 0;
  if (isMovedByProvider && startsAt > now) return 100;
  return refundPercent({ status, policy, startsAt: termsFrom ?? startsAt }, now);
}

/** What comes back of one part, in cents. */
export const refundOf = ({ state, amountCents, returnedCents }: Due, percent: number): number =>
  state === 'paid' ? Math.round(((amountCents - returnedCents) * percent) / 100) : 0;

/**
 * What comes back of each part, in cents, when the family cancels at `now`: of times that go one by one what was paid for each, by its
 * own beginning. The one rule for what is shown first and what is given back.
 */
export function refundsWhenCancelled({ dues, times, ...booking }: ChargedBooking, now: Date): number[] {
  if (!times) {
    const percent = refundPercent(booking, now);
    return dues.map((due) => refundOf(due, percent));
  }
  const paid = paidForEach(dues, times);
  const back = times.map((time, index) => Math.round(((paid[index] ?? 0) * percentOfTime(time, booking, now)) / 100));
  const returns = new Map(returnsOf(dues, sum(back)).map(({ dueId, amountCents }) => [dueId, amountCents]));
  return dues.map(({ id }) => returns.get(id) ?? 0);
}

const untilItBegins: RefundPolicy = [{ hoursBefore: 0, percent: 100 }];

/** What comes back of each part, in cents, when what is still to come does not take place: all that was paid for it. */
export const refundsOfAhead = (
  { dues, times }: { dues: readonly Due[]; times: readonly CountedTime[] },
  now: Date,
): number[] =>
  refundsWhenCancelled(
    {
      status: 'scheduled',
      startsAt: now,
      policy: untilItBegins,
      dues,
      times: times.map((time) => ({ ...time, termsFrom: null })),
    },
    now,
  );

/** What comes back of all parts, in cents, when the family cancels at `now`. */
export const refundWhenCancelled = (booking: ChargedBooking, now: Date): number =>
  sum(refundsWhenCancelled(booking, now));

/** From when the policy counts: of times that go one by one from the first for which something is paid. */
export function countsFrom({ startsAt, times }: Pick<BookedTerms, 'startsAt' | 'times'>): Date {
  const paid = (times ?? []).filter(({ cents }) => cents > 0);
  return paid.length === 0
    ? startsAt
    : new Date(Math.min(...paid.map((time) => (time.termsFrom ?? time.startsAt).getTime())));
}

/** Until when cancelling costs nothing; null under a policy that never gives all back. */
export function freeCancelUntil({ startsAt, policy }: Pick<BookedTerms, 'startsAt' | 'policy'>): Date | null {
  const hours = freeCancelHours(policy);
  return hours === null ? null : new Date(startsAt.getTime() - hours * HOUR_MS);
}

/** How many hours before the beginning cancelling ends being free; null when it never is. */
export function freeCancelHours(policy: RefundPolicy): number | null {
  const free = policy.filter(({ percent }) => percent === 100).map(({ hoursBefore }) => hoursBefore);
  return free.length === 0 ? null : Math.min(...free);
}

/** From how many hours before the beginning nothing comes back any more; null when nothing ever does. */
export function refundEndHours(policy: RefundPolicy): number | null {
  const paying = policy.filter(({ percent }) => percent > 0).map(({ hoursBefore }) => hoursBefore);
  return paying.length === 0 ? null : Math.min(...paying);
}

/**
 * What cancelling costs: 'nothing' (nothing was charged), 'free', 'unanswered' (free until the provider has answered), 'partly',
 * 'late' or 'never'; the amounts are what comes back and what does not, of a confirmed booking.
 */
export const CancelTerms = z.object({
  state: z.enum(['nothing', 'free', 'unanswered', 'partly', 'late', 'never']),
  /** Null under a policy that never gives all back. */
  freeUntil: z.nullable(z.string()),
  backCents: z.int(),
  keptCents: z.int(),
  /** From how many hours before the beginning nothing comes back; null when nothing ever does. */
  refundEndHours: z.nullable(z.int()),
});
export type CancelTerms = z.output<typeof CancelTerms>;

type ChargedBooking = BookedTerms & { dues: readonly Due[] };

/** What cancelling costs at `now`. */
export function cancelTerms(booking: ChargedBooking, now: Date): CancelTerms {
  const dues = chargedNow(booking.dues, now);
  const cents = {
    charged: sum(dues.map(returnable)),
    back: refundWhenCancelled({ ...booking, status: 'accepted', dues }, now),
  };
  return termsOf({ ...booking, startsAt: countsFrom(booking) }, cents, now);
}

type Cents = { charged: number; back: number };

function termsOf({ status, startsAt, policy }: BookedTerms, { charged, back }: Cents, now: Date): CancelTerms {
  const freeUntil = freeCancelUntil({ startsAt, policy });
  const hours = refundEndHours(policy);
  const late = back > 0 ? 'partly' : hours === null ? 'never' : 'late';
  const bound = status === 'pending' ? 'unanswered' : late;
  return {
    state: charged === 0 ? 'nothing' : freeUntil && freeUntil >= now ? 'free' : bound,
    freeUntil: freeUntil?.toISOString() ?? null,
    backCents: back,
    keptCents: charged - back,
    refundEndHours: hours,
  };
}

type ShownTerms = ChargedBooking & { endsAt: Date; termsFrom: Date | null };

/** The same where there is something to say: null for what can no longer be cancelled, and while nothing is to be paid through us. */
export function shownCancelTerms({ termsFrom, endsAt, ...booking }: ShownTerms, now: Date): CancelTerms | null {
  if (!canCancel({ ...booking, endsAt }, now)) return null;
  const terms = cancelTerms({ ...booking, startsAt: termsFrom ?? booking.startsAt }, now);
  return terms.state === 'nothing' ? null : terms;
}

type UnansweredRequest = Pick<BookedTerms, 'startsAt' | 'policy'> & { cents: number };

/** What cancelling will cost once this is booked, paid with so many cents, and waits for its answer; null where nothing is paid. */
export function termsOnceAsked({ cents: charged, ...asked }: UnansweredRequest, now: Date): CancelTerms | null {
  const back = Math.round((charged * refundPercent({ ...asked, status: 'accepted' }, now)) / 100);
  return charged === 0 ? null : termsOf({ ...asked, status: 'pending' }, { charged, back }, now);
}

/** What has been charged, and what is to be paid now, as if it were. */
const chargedNow = (dues: readonly Due[], now: Date): Due[] =>
  dues.map((due) => (due === dueNow(dues, now) ? { ...due, state: 'paid' } : due));

type TermsWording = {
  timeZone: string;
  /** The reader's own; null as long as nobody knows it. */
  readerZone: string | null;
  locale: string;
};

/** What sentences about cancelling speak with: until when it is free, first on the reader's clock, and the amounts in words. */
export function cancellingValues(terms: CancelTerms, { locale, ...zones }: TermsWording): Values {
  return {
    cancelling: terms.state,
    freeUntil: terms.freeUntil === null ? '' : writtenForReader(new Date(terms.freeUntil), { ...zones, locale }),
    back: formatMoney(terms.backCents, locale),
    kept: formatMoney(terms.keptCents, locale),
    refundEndHours: terms.refundEndHours ?? 0,
  };
}
