import { bookOnce, takeBookingPoints } from '#features/bookings/server/book-once.ts';
import { moveToTime } from '#features/bookings/server/changes/move-to-time.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { mustBeOf, visitHandlers } from '#features/bookings/server/requests/answer-visit.ts';
import { writeReview } from '#features/reviews/server/write-review.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { careVisits } from '../../visit-contract.ts';
import { careKinds } from '../../series.ts';
import { CARE_VISIT } from '../../visit.ts';
import { bookSeries, bookVisit } from './book-visit.ts';
import { otherTimes } from './other-times.ts';
import { careSeriesKind, careVisitKind } from './visit-kind.ts';

export const careVisitHandlers: Handlers<typeof careVisits> = {
  ...visitHandlers(careKinds),

  book: ({ body }, context) =>
    bookOnce(context, {
      kind: careVisitKind,
      route: 'bookCareVisit',
      body,
      careNotes: body.careNotes,
      book: (db, booking) => bookVisit(db, { ...booking, request: body, now: context.now }),
    }),

  bookSeries: ({ body }, context) =>
    bookOnce(context, {
      kind: careSeriesKind,
      route: 'bookCareSeries',
      body,
      careNotes: body.careNotes,
      book: (db, booking) => bookSeries(db, { ...booking, request: body, now: context.now }),
    }),

  async move({ params: { id }, body: { startsAt } }, context) {
    await takeBookingPoints(context);
    const { user, now } = context;
    await moveToTime(context, {
      id,
      kind: CARE_VISIT,
      userId: user.id,
      startsAt,
      take: (db, taken) => otherTimes.take(db, taken, { startsAt, userId: user.id, isHeld: true, now }),
    });
    return { data: await shownBooking(context, id) };
  },

  async addReview({ body }, context) {
    await mustBeOf(context, { id: body.bookingId, kinds: careKinds });
    return { data: await writeReview(context, { body }) };
  },
};
