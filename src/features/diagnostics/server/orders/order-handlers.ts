import { bookOnce, takeBookingPoints } from '#features/bookings/server/book-once.ts';
import { moveToTime } from '#features/bookings/server/changes/move-to-time.ts';
import { countByTab } from '#features/bookings/server/list-store.ts';
import { listBookings } from '#features/bookings/server/read-bookings.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { Tab } from '#features/bookings/status.ts';
import { writeReview } from '#features/reviews/server/write-review.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { LAB_ORDER } from '../../order.ts';
import type { labOrders } from '../../order-contract.ts';
import { showReport } from '../lab/show-report.ts';
import { bookOrder } from './book-order.ts';
import { labOrderKind } from './order-kind.ts';
import { moveChair } from './other-times.ts';

export const labOrderHandlers: Handlers<typeof labOrders> = {
  book: ({ body }, context) =>
    bookOnce(context, {
      kind: labOrderKind,
      route: 'bookLabOrder',
      body,
      careNotes: body.careNotes,
      book: (db, booking) => bookOrder(db, { ...booking, request: body, now: context.now }),
    }),

  async move({ params: { id }, body: { startsAt } }, context) {
    await takeBookingPoints(context);
    const { now, user } = context;
    await moveToTime(context, {
      id,
      kind: LAB_ORDER,
      userId: user.id,
      startsAt,
      take: (db, taken) => moveChair(db, taken, { startsAt, isHeld: true, now }),
    });
    return { data: await shownBooking(context, id) };
  },

  async list({ params: { radiovalue }, query }, context) {
    const tab = Tab.safeParse(radiovalue);
    if (!tab.success) throw Failure.of('radiovalue', 'errors.invalid_input');
    return listBookings(context, { ...query, tab: tab.data, kinds: [LAB_ORDER] });
  },

  async count(_, { db, user, now }) {
    const counts = await countByTab(db, { userId: user.id, personId: null, kinds: [LAB_ORDER], now });
    return { counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  },

  report: async ({ params: { id } }, context) => ({ data: await showReport(context, id) }),

  async addReview({ body }, context) {
    const booking = await shownBooking(context, body.bookingId);
    if (booking.kind !== LAB_ORDER) throw new Failure('not_found');
    return { data: await writeReview(context, { body }) };
  },
};
