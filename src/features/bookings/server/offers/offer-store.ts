import type { Db } from '#server/db/db.ts';
import type { OfferReason, OfferState } from '../../offer.ts';

/** What rules ask of an offer that waits. */
export type OpenOffer = { id: number; why: OfferReason; reason: string | null; answerBy: Date };

type NewOffer = {
  bookingId: string;
  why: OfferReason;
  reason: string;
  userId: string;
  answerBy: Date;
  now: Date;
};

export async function insertOffer(db: Db, { bookingId, why, reason, userId, answerBy, now }: NewOffer): Promise<void> {
  await db
    .insertInto('booking_offers')
    .values({
      booking_id: bookingId,
      why,
      state: 'open',
      reason,
      offered_by: userId,
      offered_at: now,
      answer_by: answerBy,
    })
    .execute();
}

/** The offer about a booking that waits. The booking is locked, which guards it too. */
export async function openOfferOf(db: Db, bookingId: string): Promise<OpenOffer | undefined> {
  return db
    .selectFrom('booking_offers')
    .select(['id', 'why', 'reason', 'answer_by as answerBy'])
    .$narrowType<Pick<OpenOffer, 'why'>>()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** What became of the last one; undefined where nothing was ever offered. */
export async function lastOfferState(db: Db, bookingId: string): Promise<OfferState | undefined> {
  const row = await db
    .selectFrom('booking_offers')
    .select('state')
    .$narrowType<{ state: OfferState }>()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.state;
}

type OfferEnd = { state: Exclude<OfferState, 'open'>; now: Date };

export async function closeOffer(db: Db, id: number, { state, now }: OfferEnd): Promise<void> {
  await db.updateTable('booking_offers').set({ state, answered_at: now }).where('id', '=', id).execute();
}

const MOST_AT_ONCE = 200;

/** Bookings of which nobody chose in time. */
export const unchosenOffers = (db: Db, now: Date) =>
  db
    .selectFrom('booking_offers')
    .select('booking_id as id')
    .where('state', '=', 'open')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(MOST_AT_ONCE)
    .execute();
