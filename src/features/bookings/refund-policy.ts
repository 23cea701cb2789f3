import * as z from 'zod/mini';
import { writtenForReader } from '#shared/both-clocks.ts';
import { type Due, dueNow } from './dues.ts';
import { canCancel, type Status } from './status.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { formatMoney } from '#shared/money.ts';
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

type Booked = { status: Status; startsAt: Date; policy: RefundPolicy };

/** The percentage of what was paid that comes back when the family cancels at `now`. A request that nobody has answered is always free. */
export function refundPercent({ status, startsAt, policy }: Booked, now: Date): number {
  if (status === 'pending') return 100;
  const step = policy.find(({ hoursBefore }) => now.getTime() <= startsAt.getTime() - hoursBefore * HOUR_MS);
  return step?.percent ?? 0;
}

/** What comes back of one part, in cents. */
export const refundOf = ({ state, amountCents, returnedCents }: Due, percent: number): number =>
  state === 'paid' ? Math.round(((amountCents - returnedCents) * percent) / 100) : 0;

/** What comes back of all parts, in cents, when the family cancels at `now`. */
export const refundWhenCancelled = (booking: Booked & { dues: readonly Due[] }, now: Date): number => {
  const percent = refundPercent(booking, now);
  return booking.dues.reduce((cents, due) => cents + refundOf(due, percent), 0);
};

/** Until when cancelling costs nothing; null under a policy that never gives all back. */
export function freeCancelUntil({ startsAt, policy }: Pick<Booked, 'startsAt' | 'policy'>): Date | null {
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

type Charged = Booked & { dues: readonly Due[] };

/** What cancelling costs at `now`. */
export const cancelTerms = ({ dues, ...booked }: Charged, now: Date): CancelTerms =>
  termsOf(booked, chargedNow(dues, now), now);

function termsOf({ status, startsAt, policy }: Booked, charged: number, now: Date): CancelTerms {
  const freeUntil = freeCancelUntil({ startsAt, policy });
  const hours = refundEndHours(policy);
  const back = Math.round((charged * refundPercent({ status: 'accepted', startsAt, policy }, now)) / 100);
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

type Shown = Charged & { endsAt: Date; termsFrom: Date | null };

/** The same where there is something to say: null for what can no longer be cancelled, and while nothing is to be paid through us. */
export function shownCancelTerms({ termsFrom, endsAt, ...booking }: Shown, now: Date): CancelTerms | null {
  if (!canCancel({ ...booking, endsAt }, now)) return null;
  const terms = cancelTerms({ ...booking, startsAt: termsFrom ?? booking.startsAt }, now);
  return terms.state === 'nothing' ? null : terms;
}

type UnansweredRequest = Pick<Booked, 'startsAt' | 'policy'> & { cents: number };

/** What cancelling will cost once this is booked, paid with so many cents, and waits for its answer; null where nothing is paid. */
export const termsOnceAsked = ({ startsAt, policy, cents }: UnansweredRequest, now: Date): CancelTerms | null =>
  cents === 0 ? null : termsOf({ status: 'pending', startsAt, policy }, cents, now);

/** What has been charged, and what is to be paid now. */
const chargedNow = (dues: readonly Due[], now: Date) =>
  dues
    .filter((due) => due.state === 'paid' || due === dueNow(dues, now))
    .reduce((cents, { amountCents }) => cents + amountCents, 0);

type Reading = {
  timeZone: string;
  /** The reader's own; null as long as nobody knows it. */
  readerZone: string | null;
  locale: string;
};

/** What sentences about cancelling speak with: until when it is free, first on the reader's clock, and the amounts in words. */
export function cancellingValues(terms: CancelTerms, { locale, ...zones }: Reading): Values {
  return {
    cancelling: terms.state,
    freeUntil: terms.freeUntil === null ? '' : writtenForReader(new Date(terms.freeUntil), { ...zones, locale }),
    back: formatMoney(terms.backCents, locale),
    kept: formatMoney(terms.keptCents, locale),
    refundEndHours: terms.refundEndHours ?? 0,
  };
}
