import { tabOf } from '#features/bookings/status.ts';
import { audit } from '#server/audit.ts';
import type { HandlerInput } from '#shared/call.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import type { Review, reviews } from '../contract.ts';
import { presentReview, shortName } from './present.ts';
import { insertReview, ownBooking } from './store.ts';
import { tellOfReview } from './tell-review.ts';

/** Reviews a booking that one made or was cared for in and that is over, or of which a part took place before the rest was cancelled: once, whoever of the two is first; the other one hears of it. Throws `not_found`, `conflict` and `already_reviewed`. */
export async function writeReview(
  { db, user, publicUrl, now, language }: Context,
  { body }: HandlerInput<typeof reviews.add>,
): Promise<Review> {
  const booking = await ownBooking(db, { bookingId: body.bookingId, userId: user.id, now });
  if (!booking) throw new Failure('not_found');
  const { status, starts_at: startsAt, ends_at: endsAt, took_place_until: tookPlaceUntil } = booking;
  if (tabOf({ status, startsAt, endsAt }, now) !== 'completed' && tookPlaceUntil === null)
    throw new Failure('conflict');
  const review = await db.transaction().execute(async (db) => {
    const written = await insertReview(db, {
      ...body,
      providerId: booking.provider_id,
      userId: user.id,
      author: shortName(user),
      language: languages[language],
      now,
    });
    if (!written) throw new Failure('already_reviewed');
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: booking.person_id,
      action: 'write',
      subject: `review:${written.id}`,
    });
    await tellOfReview({ db, publicUrl, now }, { reviewId: written.id, what: 'written', to: 'provider' });
    await tellOfReview({ db, publicUrl, now }, { reviewId: written.id, what: 'shared', to: booking.told });
    return written;
  });
  return presentReview(review, language);
}
