import { readNotifications } from '#features/notifications/server/notify.ts';
import { notificationOf, notificationsOf, notificationWith } from '#features/notifications/server/store.ts';
import { auditReading } from '#server/audit.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { bookings } from '../contract.ts';
import { BOOKING_NOTICE } from '../notification.ts';
import { changeBooking, extendHold } from './change-booking.ts';
import { takeBookingPoints } from './book-once.ts';
import { bookingOf, bookingsOf } from './list-store.ts';
import { overviewFor } from './overview/overview.ts';
import { presentBooking, presentCard } from './present.ts';
import { presentNotification } from './present-notification.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { presentingFor, shownBooking } from './show-booking.ts';
import { isUuid } from '#shared/uuid.ts';

export const bookingHandlers: Handlers<typeof bookings> = {
  async list({ query }, context) {
    const { db, user, now } = context;
    const { for: personId = null, ...where } = query;
    const { rows, counts } = await bookingsOf(db, { userId: user.id, personId, now, ...where });
    await auditReading(context, { people: peopleOf(rows), subject: 'bookings' });
    const presenting = presentingFor(context);
    return {
      data: rows.map((row) => presentCard(row, presenting)),
      pagization: { totalCount: counts[query.tab] },
      counts,
    };
  },

  async one({ params }, context) {
    const { db, user, now } = context;
    const row = await bookingOf(db, {
      id: params.id,
      userId: user.id,
      providerIds: user.providerIds,
      scope: 'bookings',
      now,
    });
    if (!row) throw new Failure('not_found');
    await auditReading(context, { people: peopleOf([row]), subject: `booking:${row.id}` });
    return { data: presentBooking(row, presentingFor(context)) };
  },

  next: ({ query }, context) => overviewFor(context, query.for ?? null),

  async change({ params, body }, context) {
    await changeBooking(context, { bookingId: params.id, userId: context.user.id, change: body });
    return { data: await shownBooking(context, params.id) };
  },

  async extend({ params }, context) {
    await takeBookingPoints(context);
    const { user, limits } = context;
    await extendHold(context, { bookingId: params.id, userId: user.id, limits });
    return { data: await shownBooking(context, params.id) };
  },

  async answerQuestion({ params, body }, context) {
    const { limits, user } = context;
    await limits.take('questionAccount', user.id);
    await answerQuestion(context, { bookingId: params.id, userId: user.id, answer: body.answer });
    return { data: await shownBooking(context, params.id) };
  },

  async notifications({ query: { page } }, { db, user, now }) {
    const { rows, unread } = await notificationsOf(db, { userId: user.id, kind: BOOKING_NOTICE, page, now });
    return { data: rows.map(presentNotification), pagization: { totalCount: unread } };
  },

  async markRead({ params: { bookingId } }, { db, user, now }) {
    const about = { userId: user.id, kind: BOOKING_NOTICE, now };
    const found = isUuid(bookingId)
      ? await notificationOf(db, { ...about, subjectId: bookingId })
      : await notificationWith(db, { ...about, facts: { bookingId } });
    if (!found) throw new Failure('not_found');
    await readNotifications(db, { userId: user.id, subjectId: found.subject_id, now });
    return { data: { ...presentNotification(found), isRead: true } };
  },
};

const peopleOf = (rows: readonly { person_id: string }[]) => rows.map((row) => row.person_id);
