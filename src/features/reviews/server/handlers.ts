import { tabOf } from '#features/bookings/status.ts';
import { audit } from '#server/audit.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import type { reviews } from '../contract.ts';
import { presentReview, shortName } from './present.ts';
import { insertReview, ownBooking, reviewsOf } from './store.ts';

export const reviewsHandlers: Handlers<typeof reviews> = {
  async add({ body }, { db, user, now, language }) {
    const booking = await ownBooking(db, { bookingId: body.bookingId, userId: user.id, now });
    if (!booking) throw new Failure('not_found');
    if (tabOf({ status: booking.status, startsAt: booking.starts_at, endsAt: booking.ends_at }, now) !== 'completed')
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
      return written;
    });
    return { data: presentReview(review, language) };
  },

  async list({ params, query }, { db, language }) {
    const found = await reviewsOf(db, { providerId: params.id, sort: query.filtertype, page: query.page });
    if (!found) throw new Failure('not_found');
    return {
      data: found.rows.map((row) => presentReview(row, language)),
      pagization: { totalCount: found.totalCount },
    };
  },
};
