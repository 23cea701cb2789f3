import { bookOnce, takeBookingPoints } from '#features/bookings/server/book-once.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { seniorCare } from '../contract.ts';
import { bookStay } from './book-stay.ts';
import { centreDetails } from './centre-details.ts';
import { changeHeld } from './change/change-held.ts';
import { changeStay, quoteChange } from './change/change-stay.ts';
import { skipDay, stayDays } from './change/skip-day.ts';
import { quoteStay, seatsOf } from './centre-seats.ts';
import { offeredServices } from './centre-services.ts';
import { comparedCentres, countCentres, searchCentres, topRated } from './search-centres.ts';
import { stays } from './stay-kind.ts';

export const seniorCareHandlers: Handlers<typeof seniorCare> = {
  async book({ body }, context) {
    return bookOnce(context, {
      kind: stays,
      route: 'book',
      body,
      careNotes: body.careNotes,
      book: (db, booking) => bookStay(db, { ...booking, request: body, now: context.now }),
    });
  },

  async stayDays({ params }, context) {
    return stayDays(context, { bookingId: params.id, userId: context.user.id });
  },

  async quoteChange({ params, body }, context) {
    return quoteChange(context, { bookingId: params.id, userId: context.user.id, wanted: body });
  },

  async changeDays({ params, body }, context) {
    await takeBookingPoints(context);
    await changeStay(context, { bookingId: params.id, userId: context.user.id, wanted: body });
    return { data: await shownBooking(context, params.id) };
  },

  async changeHeld({ params, body }, context) {
    await takeBookingPoints(context);
    const { user, client, limits } = context;
    await changeHeld(context, { bookingId: params.id, userId: user.id, client, factor: limits.factor, wanted: body });
    return { data: await shownBooking(context, params.id) };
  },

  async skipDay({ params, body }, context) {
    await takeBookingPoints(context);
    await skipDay(context, { bookingId: params.id, userId: context.user.id, ...body });
    return { data: await shownBooking(context, params.id) };
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

  async compare({ query: { ids } }, { db, now }) {
    return { compared: await comparedCentres(db, ids, { now }) };
  },

  async details({ params }, { db, now, language }) {
    return centreDetails(db, params.id, { now, language });
  },

  async seats({ params, query }, { db, now }) {
    return { data: await seatsOf(db, { id: params.id, ...query }, now) };
  },

  async quote({ body }, { db, now, visitor }) {
    const { centerId, stay, familyMemberId: personId = null, held } = body;
    return quoteStay(db, { id: centerId, stay, asking: visitor && { user: visitor, personId, held } }, now);
  },
};
