import * as z from 'zod/mini';
import { HOUR_MS } from '#shared/durations.ts';
import { BookingTime } from './calendar.ts';
import { percentOfTime, type RefundPolicy } from './refund-policy.ts';

export const timeSides = ['family', 'provider'] as const;
export type TimeSide = (typeof timeSides)[number];

/** What has become of one time: what was noted of it, or whether it is still to come. */
const timeStates = ['coming', 'past', 'arrived', 'left', 'missed', 'cancelled'] as const;
export type TimeState = (typeof timeStates)[number];

/** One time of a booking whose kind lets single ones be cancelled and moved, as one side reads it. */
export const SingleTime = z.object({
  ...BookingTime.shape,
  state: z.enum(timeStates),
  /** Where it was before; null for what was never moved. */
  movedFrom: z.nullable(z.string()),
  cancelledBy: z.nullable(z.enum(timeSides)),
  reason: z.nullable(z.string()),
  /** By how much the price goes down when the reader cancels it now, in cents. */
  cents: z.int(),
  canCancel: z.boolean(),
  canMove: z.boolean(),
});
export type SingleTime = z.output<typeof SingleTime>;

/** A time that was moved: by whom last, and from when the refund policy counts, where that is not its beginning. */
export type MovedTime = { movedFrom: Date; bookedFor: Date; movedBy: TimeSide; termsFrom: Date | null };

type TimeWorth = {
  /** What the time is worth. */
  cents: number;
  startsAt: Date;
  moved: Pick<MovedTime, 'movedBy' | 'termsFrom'> | undefined;
  policy: RefundPolicy;
};

/**
 * By how much the price goes down when a side cancels one time at `now`, in cents: by the policy of the booking, counted from that
 * time. By all it is worth where its provider cancels it, or was the last to move it.
 */
export function centsOff(
  { cents, startsAt, moved, policy }: TimeWorth,
  { by, now }: { by: TimeSide; now: Date },
): number {
  if (by === 'provider') return cents;
  const isMovedByProvider = moved?.movedBy === 'provider';
  const time = { startsAt, termsFrom: moved?.termsFrom ?? null, isMovedByProvider, isOver: false };
  return Math.round((cents * percentOfTime(time, { status: 'scheduled', policy }, now)) / 100);
}

/** So many hours before it begins a family can still cancel one time, and move it; its provider can until it begins. */
export type TimeDeadlines = { cancel: number; move: number };

/** Whether a side can still do that with a time of which nothing was noted. */
export const isInTime = (startsAt: Date, { by, hours, now }: { by: TimeSide; hours: number; now: Date }): boolean =>
  startsAt > now && (by === 'provider' || startsAt.getTime() - hours * HOUR_MS >= now.getTime());

/** What has become of a time that is not cancelled. */
export const stateOfTime = (noted: 'expected' | 'arrived' | 'left' | 'missed', startsAt: Date, now: Date): TimeState =>
  noted !== 'expected' ? noted : startsAt > now ? 'coming' : 'past';
