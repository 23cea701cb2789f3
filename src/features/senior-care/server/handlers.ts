import { randomUUID } from 'node:crypto';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { answerKnownOnce } from '#server/idempotency.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { seniorCare } from '../contract.ts';
import { bookStay } from './book-stay.ts';
import { centreDetails } from './centre-details.ts';
import { quoteStay, seatsOf } from './centre-seats.ts';
import { offeredServices } from './centre-services.ts';
import { countCentres, searchCentres, topRated } from './search-centres.ts';

export const seniorCareHandlers: Handlers<typeof seniorCare> = {
  async book({ body }, context) {
    const { db, user, now, idempotencyKey } = context;
    const answer = { id: randomUUID() };
    const claim = { userId: user.id, route: 'book', key: idempotencyKey, body, now, answer };
    const { id } = await answerKnownOnce(db, claim, (db) =>
      bookStay(db, { id: answer.id, userId: user.id, request: body, now }),
    );
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

  async quote({ body }, { db, now }) {
    return quoteStay(db, { id: body.centerId, stay: body.stay }, now);
  },
};
