import { bookOnce } from '#features/bookings/server/book-once.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { seniorCare } from '../contract.ts';
import { bookStay } from './book-stay.ts';
import { centreDetails } from './centre-details.ts';
import { ownStaysOn } from './own-stays.ts';
import { quoteStay, seatsOf } from './centre-seats.ts';
import { offeredServices } from './centre-services.ts';
import { countCentres, searchCentres, topRated } from './search-centres.ts';
import { stays } from './stay-kind.ts';

export const seniorCareHandlers: Handlers<typeof seniorCare> = {
  async book({ body }, context) {
    return bookOnce(context, {
      kind: stays,
      route: 'book',
      body,
      async book(db, booking) {
        await bookStay(db, { ...booking, request: body, now: context.now });
        return body.centerId;
      },
    });
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
      ? await ownStaysOn(db, {
          user: visitor,
          personId: body.familyMemberId ?? null,
          centreId: body.centerId,
          days: quote.days,
          now,
        })
      : [];
    return { ...quote, known };
  },
};
