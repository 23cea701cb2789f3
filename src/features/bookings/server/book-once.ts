import { randomUUID } from 'node:crypto';
import type { CareNotes } from '#features/care-notes/care-notes.ts';
import { giveCareNotes } from '#features/care-notes/server/write-care-notes.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { answerKnownOnce } from '#server/idempotency.ts';
import type { Booking } from '../booking.ts';
import { refuseHoarding, refuseManyWaiting } from './fair-holds.ts';
import type { BookingKind } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { shownBooking } from './show-booking.ts';
import type { Booker, InsertedBooking } from './store.ts';

type Work = {
  kind: Pick<BookingKind, 'refuseUnfair'>;
  /** What the keys of repetitions belong to. */
  route: string;
  body: unknown;
  /** What the family gives along for the provider to know. */
  careNotes: CareNotes | undefined;
  /** Takes capacity and writes the booking under this id, in the transaction. */
  book: (db: Db, booking: { id: string; booker: Booker }) => Promise<InsertedBooking>;
};

/**
 * How every kind books: within what an account and a client may, once for each key. What nothing is paid of through us is sent at
 * once. Throws `too_many_requests`, `too_many_unpaid`, `too_many_unanswered`, `key_reused`, and what the kind throws. Answers the booking as its family sees it.
 */
export async function bookOnce(
  context: Context,
  { kind, route, body, careNotes, book }: Work,
): Promise<{ data: Booking }> {
  const { db, limits, user, client, now, idempotencyKey } = context;
  await takeBookingPoints(context);
  const answer = { id: randomUUID() };
  const claim = { userId: user.id, route, key: idempotencyKey, body, now, answer };
  const { id } = await answerKnownOnce(db, claim, async (db) => {
    await refuseHoarding(db, context);
    const booker = { userId: user.id, client } as Booker; // counted above
    const { providerId, isSent } = await book(db, { id: answer.id, booker });
    if (careNotes) await giveCareNotes(db, { bookingId: answer.id, userId: user.id, notes: careNotes, now });
    await kind.refuseUnfair(db, { userId: user.id, client, providerId, factor: limits.factor });
    if (isSent) await tellOfRequest({ ...context, db }, answer.id);
  });
  return { data: await shownBooking(context, id) };
}

/** Both sides hear of a request that its provider has with being written. */
async function tellOfRequest(context: Context, bookingId: string): Promise<void> {
  await refuseManyWaiting(context.db, context);
  await notifyParties(context, { bookingId, what: 'requested', about: { byId: context.user.id } });
}

/** Before anything is booked or kept longer. Throws `too_many_requests` to an account or a client that books without end. */
export async function takeBookingPoints({ limits, client, user }: Context): Promise<void> {
  await limits.take('bookingClient', client);
  await limits.take('bookingAccount', user.id);
}
