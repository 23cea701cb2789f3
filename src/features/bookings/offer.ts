import * as z from 'zod/mini';
import { HOUR_MS } from '#shared/durations.ts';

/** Why a provider offers other times: it cannot take the one that was booked, it would rather have another, or it has closed the day. */
export const offerReasons = ['declined', 'change', 'closed'] as const;
export type OfferReason = (typeof offerReasons)[number];

/** What has become of an offer. */
export const offerStates = ['open', 'taken', 'returned', 'withdrawn', 'expired', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

/** The family has so long to choose another time or its money. */
export const OFFER_HOURS = 48;
/** Whoever would rather have another time says so at least as long before the one that was booked. */
export const ASK_AHEAD_HOURS = 1;

/** Whether the time that was booked stays held until the family has chosen. */
export const keepsTime = (why: OfferReason): boolean => why === 'change';

/** Until when the family chooses, of what is offered at `now`: before a time begins that is kept. Null when it is too late to offer anything. */
export function offerAnswerBy({ why, startsAt }: { why: OfferReason; startsAt: Date }, now: Date): Date | null {
  const hours = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  if (hours <= 0 || (keepsTime(why) && hours < ASK_AHEAD_HOURS)) return null;
  return new Date(now.getTime() + HOUR_MS * (keepsTime(why) ? Math.min(OFFER_HOURS, hours) : OFFER_HOURS));
}

/** An offer that waits for its family. */
export const Offer = z.object({
  why: z.enum(offerReasons),
  /** What the provider says of it. */
  reason: z.nullable(z.string()),
  offeredAt: z.string(),
  answerBy: z.string(),
});
export type Offer = z.output<typeof Offer>;

/** The same with the nearest times that are free at this moment, in their order. */
export const OfferedTimes = z.object({ ...Offer.shape, times: z.array(z.string()) });
export type OfferedTimes = z.output<typeof OfferedTimes>;
