import type { Offer } from '../../offer.ts';
import type { PackedOffer } from './packed-offer-store.ts';

/** An offer as both sides see it. */
export const presentOffer = (packed: PackedOffer): Offer => ({
  why: packed.why,
  reason: packed.reason,
  offeredAt: new Date(packed.offered_at).toISOString(),
  answerBy: new Date(packed.answer_by).toISOString(),
});
