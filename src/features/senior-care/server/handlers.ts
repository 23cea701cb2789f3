import { randomUUID } from 'node:crypto';
import { refuseHoarding, takeBookingPoints } from '#features/bookings/server/fair-holds.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { answerKnownOnce } from '#server/idempotency.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { seniorCare } from '../contract.ts';
import { bookStay } from './book-stay.ts';
import { centreDetails } from './centre-details.ts';
import { ownStaysOn } from './own-stays.ts';
import { quoteStay, seatsOf } from './centre-seats.ts';
import { offeredServices } from './centre-services.ts';
import { refuseUnfairSeats } from './fair-seats.ts';
import { countCentres, searchCentres, topRated } from './search-centres.ts';

export const seniorCareHandlers: Handlers<typeof seniorCare> = {
  async book({ body }, context) {
    const { db, limits, user, now, idempotencyKey } = context;
    await takeBookingPoints(context);
    const answer = { id: randomUUID() };
    const claim = { userId: user.id, route: 'book', key: idempotencyKey, body, now, answer };
    const { id } = await answerKnownOnce(db, claim, async (db) => {
      await refuseHoarding(db, context);
      await bookStay(db, { id: answer.id, userId: user.id, request: body, now });
      await refuseUnfairSeats(db, { userId: user.id, centreId: body.centerId, factor: limits.factor });
    });
    return { data: await shownBooking(context, id) };
  },

  async services(_, { db, now }) {
    return { data: await offeredServices(db, now) };
  },

  async search({ query }, { db, now }) {
    return searchCentres(db, query, { now });
  },

  async counts({ query }, { db, now }) {
    return countCentres(db, query, { now });
  },

  async topRated({ query }, { db, now }) {
    return topRated(db, query.place, { now });
  },

  async details({ params }, { db, now, language }) {
    return centreDetails(db, params.id, { now, language });
  },

  async seats({ params, query }, { db, now }) {
    return { data: await seatsOf(db, { id: params.id, ...query }, now) };
  },

  async quote({ body }, { db, now, visitor }) {
    const quote = await quoteStay(db, { id: body.centerId, stay: body.stay }, now);
    const known = visitor
      ? await ownStaysOn(db, { user: visitor, centreId: body.centerId, days: quote.days, now })
      : [];
    return { ...quote, known };
  },
};
