import * as z from 'zod/mini';

/** What has become of one part of a booking's price. */
export const dueStates = ['due', 'paid', 'refund_due', 'refunded', 'kept'] as const;
export type DueState = (typeof dueStates)[number];
export const DueState = z.enum(dueStates);

/** One part in which a booking is paid through us, in cents. */
export type Due = {
  id: string;
  number: number;
  amountCents: number;
  dueAt: Date;
  state: DueState;
  refundCents: number;
};

const sum = (dues: readonly Due[], amount: (due: Due) => number) => dues.reduce((cents, due) => cents + amount(due), 0);

/** How the money of a booking stands, in one word: what still has to happen first. */
export function paymentOf(dues: readonly Due[]): DueState {
  const states = dues.map(({ state }) => state);
  if (states.includes('refund_due')) return 'refund_due';
  if (states.includes('refunded')) return 'refunded';
  if (states.includes('kept')) return 'kept';
  return dues[0]?.state ?? 'paid';
}

/** The part that is to be paid at `now`: the first unpaid one, once its day has come. Undefined when nothing is. */
export function dueNow(dues: readonly Due[], now: Date): Due | undefined {
  const next = dues.find(({ state }) => state === 'due');
  return next && next.dueAt <= now ? next : undefined;
}

/** In cents. `balanceCents` is what the provider is paid directly. */
export const sumsOf = (dues: readonly Due[], totalCents: number, now: Date) => ({
  totalCents,
  dueNowCents: dueNow(dues, now)?.amountCents ?? 0,
  paidCents: sum(dues, ({ state, amountCents }) => (state === 'due' ? 0 : amountCents)),
  balanceCents: totalCents - sum(dues, ({ amountCents }) => amountCents),
  refundCents: sum(dues, ({ refundCents }) => refundCents),
});
