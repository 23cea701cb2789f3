import { readNotifications } from '#features/notifications/server/notify.ts';
import { notificationOf, notificationsOf, notificationWith } from '#features/notifications/server/store.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { bookings } from '../contract.ts';
import { BOOKING_NOTICE } from '../notification.ts';
import { changeBooking, extendHold } from './change-booking.ts';
import { withdrawChange } from './changes/end-change.ts';
import { takeBookingPoints } from './book-once.ts';
import { overviewFor } from './overview/overview.ts';
import { askToPay } from './paying/ask-to-pay.ts';
import { presentNotification } from './present-notification.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { comingKey } from './reminders/coming-key.ts';
import { sayComing } from './reminders/say-coming.ts';
import { listBookings, readBooking } from './read-bookings.ts';
import { shownBooking } from './show-booking.ts';
import { isUuid } from '#shared/uuid.ts';

export const bookingHandlers: Handlers<typeof bookings> = {
  list: ({ query: { kind, ...query } }, context) =>
    listBookings(context, { ...query, ...(kind !== undefined && { kinds: [kind] }) }),

  one: async ({ params }, context) => ({
    data: await readBooking(context, params.id, { scopes: ['bookings', 'payments'] }),
  }),

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

  async reminded({ params: { id }, query: { key } }, context) {
    const data = await readBooking(context, id);
    const asked = { bookingId: id, startsAt: new Date(data.startsAt), userId: context.user.id };
    return { data, isOfLetter: key === comingKey(context.secrets, asked) };
  },

  async sayComing({ params: { id }, body }, context) {
    const { user, limits } = context;
    await limits.take('comingAccount', user.id);
    const startsAt = new Date(body.startsAt);
    await sayComing(context, { bookingId: id, userId: user.id, isSure: body.isSure, startsAt });
    return { data: await shownBooking(context, id) };
  },

  async askToPay({ params: { id } }, context) {
    const { limits, user } = context;
    await limits.take('payAskAccount', user.id);
    await askToPay(context, { bookingId: id, userId: user.id });
    return { data: await shownBooking(context, id) };
  },

  async answerQuestion({ params, body }, context) {
    const { limits, user } = context;
    await limits.take('questionAccount', user.id);
    await answerQuestion(context, { bookingId: params.id, userId: user.id, answer: body.answer });
    return { data: await shownBooking(context, params.id) };
  },

  async withdrawChange({ params }, context) {
    await withdrawChange(context, { bookingId: params.id, userId: context.user.id });
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
