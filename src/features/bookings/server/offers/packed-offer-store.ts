import { sql } from 'kysely';
import type { OfferReason } from '../../offer.ts';

export type PackedOffer = { why: OfferReason; reason: string | null; offered_at: string; answer_by: string };

/** The offer that waits, as one JSON text. */
export const packedOffer = sql<PackedOffer | null>`(
  select json_build_object('why', offers.why, 'reason', offers.reason, 'offered_at', offers.offered_at,
    'answer_by', offers.answer_by)
  from booking_offers as offers where offers.booking_id = bookings.id and offers.state = 'open')`;

/** Other times wait for the family. */
export const hasOpenOffer = sql<boolean>`exists (
  select from booking_offers as offers where offers.booking_id = bookings.id and offers.state = 'open')`;

/** The time that was booked is free again, while the family chooses. */
export const hasFreedTime = sql<boolean>`exists (
  select from booking_offers as offers
  where offers.booking_id = bookings.id and offers.state = 'open' and offers.why <> 'change')`;

/** Until when the family chooses. */
export const offerAnswerBy = sql<Date | null>`(
  select offers.answer_by from booking_offers as offers where offers.booking_id = bookings.id and offers.state = 'open')`;
