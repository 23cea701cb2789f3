import * as z from 'zod/mini';
import { HOLD_SECONDS } from '#features/availability/hold-seconds.ts';
import { HOUR_MS } from '#shared/durations.ts';

/** The states of the specification (section 4). Completed is a confirmed booking whose time has passed. */
export const statuses = ['pending', 'accepted', 'scheduled', 'cancelled'] as const;
export type Status = (typeof statuses)[number];
export const Status = z.enum(statuses);

/** The list tabs of the specification, in its order. */
export const tabs = ['pending', 'ongoing', 'upcoming', 'completed', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];
export const Tab = z.enum(tabs, 'errors.invalid_input');

type BookingSpan = { status: Status; startsAt: Date; endsAt: Date };

/** In which tab a booking stands at `now`. */
export function tabOf({ status, startsAt, endsAt }: BookingSpan, now: Date): Tab {
  if (status === 'pending' || status === 'cancelled') return status;
  if (startsAt > now) return 'upcoming';
  return endsAt > now ? 'ongoing' : 'completed';
}

/**
 * Which state may follow which; whatever is missing here does not happen. Out of `cancelled` leads one way only: `canRevive`. What
 * was confirmed waits again when its provider cannot keep the time and the family has still to choose another one.
 */
export const transitions: Record<Status, readonly Status[]> = {
  pending: ['accepted', 'scheduled', 'cancelled'],
  accepted: ['cancelled', 'pending'],
  scheduled: ['cancelled', 'pending'],
  cancelled: ['pending'],
};

export const canBecome = (from: Status, next: Status): boolean => transitions[from].includes(next);

/** A booking that ran out of time unpaid comes back when its payment arrives late, before it begins. */
export const canRevive = (booking: BookingSpan & { cancelCode: string | null }, now: Date): boolean =>
  booking.status === 'cancelled' && booking.cancelCode === 'unpaid' && booking.startsAt > now;

export const cancelCodes = ['cancelled', 'declined', 'expired', 'unpaid', 'uncovered', 'uncharged'] as const;
export const cancellers = ['family', 'provider', 'clock'] as const;

/** So long before the hold ends the family is warned. */
export const HOLD_WARNING_SECONDS = 300;
/** A provider has so long to answer a paid request. */
export const ANSWER_HOURS = 24;
/** From so long before the deadline on it presses, and the provider is reminded. */
export const ANSWER_SOON_HOURS = 3;

/** A provider has so long at least to answer a request before its first time is over. */
const LEAST_ANSWER_MS = HOUR_MS;

type Span = { startsAt: Date; endsAt: Date };

/**
 * Until when something whose first time this is can be asked for and paid: later an answer could not come in time. A time shorter
 * than an answer takes is paid until it begins.
 */
export const askableUntil = ({ startsAt, endsAt }: Span): Date =>
  new Date(Math.max(startsAt.getTime(), endsAt.getTime() - LEAST_ANSWER_MS));

/** When the hold ends of a booking that is made at `now`: never later than it can be paid. */
export const heldUntil = (now: Date, first: Span): Date =>
  new Date(Math.min(now.getTime() + HOLD_SECONDS * 1000, askableUntil(first).getTime()));

type BookingHold = Pick<BookingSpan, 'status' | 'startsAt'> & { heldUntil: Date | null; holdExtendedAt: Date | null };

/**
 * Until when an unpaid booking is kept that its family asks to keep longer, once and while it is held: not beyond its beginning.
 * Undefined when it cannot be.
 */
export function extendedHold(
  { status, startsAt, heldUntil, holdExtendedAt }: BookingHold,
  now: Date,
): Date | undefined {
  if (status !== 'pending' || heldUntil === null || heldUntil <= now || holdExtendedAt !== null) return undefined;
  const until = new Date(Math.min(heldUntil.getTime() + HOLD_SECONDS * 1000, startsAt.getTime()));
  return until > heldUntil ? until : undefined;
}

/** When the first and the last time of a booking end. */
type Ends = { first: Date; last: Date };

/**
 * When a request expires that is paid at `paidAt`: a day later, but never after its first time has ended. There is an hour at least,
 * as long as something of the booking is still to come.
 */
export function answerBy(paidAt: Date, { first, last }: Ends): Date {
  const inAnHour = Math.min(paidAt.getTime() + LEAST_ANSWER_MS, last.getTime());
  return new Date(Math.min(paidAt.getTime() + ANSWER_HOURS * HOUR_MS, Math.max(first.getTime(), inAnHour)));
}

/** Whether a booking can still be cancelled by the family. */
export const canCancel = (booking: BookingSpan, now: Date): boolean =>
  booking.status !== 'cancelled' && booking.endsAt > now;
