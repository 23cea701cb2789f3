import { listReviews } from '#features/reviews/server/list-reviews.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { serviceIds } from '../appointment-price.ts';
import type { doctors } from '../contract.ts';
import { doctorDetails } from './doctor-details.ts';
import { scheduleOf } from './schedule.ts';
import { modesOffered, specialtiesOffered } from './offered-store.ts';
import { countChoices, searchDoctors, topDoctors } from './search-doctors.ts';

export const doctorHandlers: Handlers<typeof doctors> = {
  one: ({ params }, { db, now, language }) => doctorDetails(db, params.id, { now, language }),

  schedule: ({ params, query: { from, days } }, { db, now }) => scheduleOf(db, { id: params.id, from, days, now }),

  search: ({ body }, { db, now }) => searchDoctors(db, body, now),

  counts: ({ body }, { db, now }) => countChoices(db, body, now),

  top: (_, { db, now }) => topDoctors(db, now),

  async services(_, { db, now }) {
    const offered = await modesOffered(db, now);
    return { data: offered.map((one) => ({ _id: serviceIds[one.mode], ...one })) };
  },

  async specialties(_, { db, now }) {
    const offered = await specialtiesOffered(db, now);
    return {
      data: offered.map(({ specialty, doctors, from_cents: fromCents }) => ({ specialty, doctors, fromCents })),
    };
  },

  reviews: ({ params, query }, { db, language }) => listReviews(db, { ...query, providerId: params.id, language }),
};
