import { sum } from '#shared/sum.ts';
import { payBy, returnable } from '../difference.ts';
import { type Due, insuredDue, paymentOf } from '../dues.ts';
import { answerBy, canBecome, canRevive, type cancelCodes, type cancellers } from '../status.ts';
import { closeChange, openChangeOf, timeOf } from './changes/change-store.ts';
import { writePart, writePayBy } from './changes/due-store.ts';
import { hurryReturns } from './changes/skip-store.ts';
import { keepsTime, type OfferState } from '../offer.ts';
import { type BookingContext, endsOf, kindNamed, takenOf, type TakenTimes } from './kind.ts';
import { closeOffer, openOfferOf } from './offers/offer-store.ts';
import { replacePlan } from './plans/plan-store.ts';
import {
  addEvent,
  type BookingChange,
  hurryRefunds,
  type LockedBooking,
  timesOf,
  writeBooking,
  writeDue,
} from './store.ts';

// Nothing else writes a booking's status or what became of its money; changes/change-price.ts changes the price of one that stands. Each of these takes a booking that `lockBooking` has
// locked in the same transaction; telling the parties and the audit are the caller's.

/** The provider's yes. */
export async function acceptBooking(context: BookingContext, booking: LockedBooking): Promise<void> {
  const { db, now } = context;
  const { confirmedAs } = kindNamed(context.bookingKinds, booking.kind);
  await write(context, booking, { status: confirmedAs, answered_at: now });
  await writePayBy(db, { bookingId: booking.id, payBy: payBy(now, booking.startsAt), now });
  await addEvent(db, { bookingId: booking.id, what: 'accepted', now });
}

/** `refund`: of what has been paid, what is owed back: all, nothing, or so many cents of each part, as `refundsWhenCancelled` says. */
export type Cancellation = {
  by: (typeof cancellers)[number];
  code: (typeof cancelCodes)[number];
  reason: string | null;
  refund: 'all' | 'nothing' | readonly number[];
  /** What becomes of other times that are offered. */
  offer?: Exclude<OfferState, 'open'>;
};

/** Gives back what the booking had taken, and notes of each paid part what is owed back, or that it is kept. */
export async function cancelBooking(
  context: BookingContext,
  booking: LockedBooking,
  { by, code, reason, refund, offer: offerEnds = 'ended' }: Cancellation,
): Promise<void> {
  const { db, now } = context;
  await write(context, booking, {
    status: 'cancelled',
    held_until: null,
    held_for_client: null,
    charging_until: null,
    cancelled_by: by,
    cancel_code: code,
    cancel_reason: reason,
    cancelled_at: now,
    ...(by === 'provider' && { answered_at: now }),
  });
  await addEvent(db, { bookingId: booking.id, what: code, now });
  await oweBack(context, booking, refund);
  const asked = await openChangeOf(db, booking.id);
  if (asked) await closeChange(db, asked.id, { state: 'ended', now });
  const offered = await openOfferOf(db, booking.id);
  if (offered) await closeOffer(db, offered.id, { state: offerEnds, now });
  const taken = await takenBy(context, booking);
  const isFreed = offered !== undefined && !keepsTime(offered.why);
  const times = [...(isFreed ? [] : taken.times), ...(asked?.added ?? []).map(timeOf)];
  await kindNamed(context.bookingKinds, booking.kind).release(db, { ...taken, times });
}

async function oweBack({ db, now }: BookingContext, { id, dues }: LockedBooking, refund: Cancellation['refund']) {
  const refundCentsOf = (due: Due, index: number) => {
    if (refund === 'nothing') return 0;
    return refund === 'all' ? returnable(due) : (refund[index] ?? 0);
  };
  const paid = dues
    .map((due, index) => ({ ...due, refundCents: refundCentsOf(due, index) }))
    .filter(({ state }) => state === 'paid');
  for (const { refundCents, ...due } of paid) {
    const isGone = due.returnedCents === due.amountCents;
    await writeDue(db, due.id, {
      state: refundCents > 0 ? 'refund_due' : isGone ? 'refunded' : 'kept',
      refundCents,
      now,
    });
  }
  await hurryReturns(db, id, now);
  if (paid.some(({ refundCents, returningCents }) => refundCents > 0 || returningCents > 0)) await hurryRefunds(db);
}

/** A plan is asked for all that is not paid yet: nothing is charged, and the request goes to the provider unless it is there. */
export async function insurePrice(context: BookingContext, booking: LockedBooking): Promise<void> {
  const { db, now } = context;
  const [first, ...later] = booking.dues;
  if (first?.state !== 'due') throw new Error(`Nothing of booking ${booking.id} is to be paid first.`);
  const amountCents = booking.totalCents - sum(later.map(({ amountCents }) => amountCents));
  await writePart(db, first, { state: 'insured', amountCents, now });
  if (booking.answerBy === null) await sendRequest(context, booking, { isInsured: true });
}

/** What a provider found out of a plan. `firstCents`: it pays nothing, and so much is to be paid by card first. */
type PlanSettlement = { owedCents: number; firstCents?: number };

/** The part of a plan becomes what it pays, or what is to be paid by card. */
export async function settlePrice(
  context: BookingContext,
  booking: LockedBooking,
  { owedCents, firstCents }: PlanSettlement,
): Promise<void> {
  const { db, now } = context;
  const insured = insuredDue(booking.dues);
  if (!insured) throw new Error(`No plan is asked to pay booking ${booking.id}.`);
  const others = booking.dues.filter((due) => due !== insured);
  const open = booking.totalCents - sum(others.map(({ amountCents }) => amountCents));
  await (firstCents === undefined
    ? writePart(db, insured, { state: 'insured', amountCents: Math.max(0, open - owedCents), now })
    : writePart(db, insured, { state: 'due', amountCents: Math.min(firstCents, open), now }));
  await write(context, booking, { held_for_client: null });
}

const takenBy = async ({ db }: BookingContext, booking: LockedBooking): Promise<TakenTimes> =>
  takenOf(booking, await timesOf(db, booking.id));

/**
 * The family chooses another time, or its money, until then. A time that is not kept is given back, and what was confirmed waits
 * again: whoever has no time is expected by nobody.
 */
export async function awaitChoice(
  context: BookingContext,
  booking: LockedBooking,
  { keepsTime, until }: { keepsTime: boolean; until: Date },
): Promise<void> {
  const isPending = booking.status === 'pending';
  if (keepsTime) return isPending ? write(context, booking, { answer_by: until }) : undefined;
  await kindNamed(context.bookingKinds, booking.kind).release(context.db, await takenBy(context, booking));
  await write(context, booking, {
    ...(!isPending && { status: 'pending', answered_at: null }),
    answer_by: until,
  });
}

/**
 * What the payment of a part does that has arrived. Of the first part: the request goes to the provider, or stands at once where the
 * provider accepts by itself; or, when the booking has
 * ended meanwhile and what it had taken cannot be had again, all of it is owed back. Of a later part: it is noted. `instead`: of a
 * plan that does not pay.
 */
export async function receivePayment(
  context: BookingContext,
  booking: LockedBooking,
  dueId: string,
): Promise<'sent' | 'booked' | 'paid' | 'instead' | 'owed'> {
  const { db, now } = context;
  const due = booking.dues.find(({ id }) => id === dueId);
  if (!due) throw new Error(`Booking ${booking.id} has no part ${dueId}.`);
  if (booking.status === 'cancelled' && !(await revive(context, booking))) {
    await writeDue(db, due.id, { state: 'refund_due', refundCents: due.amountCents, now });
    await write(context, booking, {});
    await hurryRefunds(db);
    return 'owed';
  }
  await writeDue(db, due.id, { state: 'paid', now });
  await addEvent(db, { bookingId: booking.id, what: 'paid', now });
  if (booking.answerBy !== null) return payInstead(context, booking);
  await sendRequest(context, booking);
  const { acceptsItself } = kindNamed(context.bookingKinds, booking.kind);
  if (!(await acceptsItself?.(db, booking.providerId))) return 'sent';
  await acceptBooking(context, { ...booking, status: 'pending' });
  return 'booked';
}

/** What was paid of a request that its provider has: a later part, or the first one in the place of a plan that does not pay. */
async function payInstead(context: BookingContext, booking: LockedBooking) {
  await writeBooking(context.db, booking.id, { charging_until: null });
  if (!(await replacePlan(context.db, booking.id))) return 'paid';
  await write(context, booking, {});
  return 'instead';
}

async function revive(context: BookingContext, booking: LockedBooking) {
  const { db, now } = context;
  if (!canRevive(booking, now)) return false;
  return kindNamed(context.bookingKinds, booking.kind).retake(db, await takenBy(context, booking));
}

async function sendRequest(context: BookingContext, booking: LockedBooking, { isInsured = false } = {}) {
  const revival: BookingChange =
    booking.status === 'cancelled'
      ? { status: 'pending', cancelled_by: null, cancel_code: null, cancel_reason: null, cancelled_at: null }
      : {};
  await write(context, booking, {
    ...revival,
    held_until: null,
    // What a plan is asked to pay is not paid yet: the network counts until somebody has checked.
    ...(!isInsured && { held_for_client: null }),
    charging_until: null,
    answer_by: answerBy(context.now, endsOf(await timesOf(context.db, booking.id), booking.endsAt)),
  });
}

/** One part has gone back. True when it was the last one that was owed: then the booking's money has. */
export async function noteRefund(
  context: BookingContext,
  booking: LockedBooking,
  { dueId, refundCents }: { dueId: string; refundCents: number },
): Promise<boolean> {
  const { db, now } = context;
  await writeDue(db, dueId, { state: 'refunded', refundCents, now });
  const dues = booking.dues.map((due) => (due.id === dueId ? { ...due, state: 'refunded' as const } : due));
  await write(context, booking, {});
  if (paymentOf(dues) !== 'refunded') return false;
  await addEvent(db, { bookingId: booking.id, what: 'refunded', now });
  return true;
}

async function write({ db, now }: BookingContext, { id, status }: LockedBooking, change: BookingChange) {
  if (change.status && !canBecome(status, change.status))
    throw new Error(`A ${status} booking cannot become ${change.status}.`);
  await writeBooking(db, id, { ...change, updated_at: now });
}
