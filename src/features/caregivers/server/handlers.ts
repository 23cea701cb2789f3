import { listReviews } from '#features/reviews/server/list-reviews.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { caregivers } from '../contract.ts';
import type { caregiverProfiles } from '../profile-contract.ts';
import { serviceId } from '../services.ts';
import { caregiverDetails } from './caregiver-details.ts';
import { changeProfile, profilesOf } from './caregiver-profile.ts';
import { servicesOffered } from './caregiver-store.ts';
import { compareCaregivers } from './compare-caregivers.ts';
import { scheduleOf } from './schedule.ts';
import { countCaregivers, searchCaregivers } from './search-caregivers.ts';

export const caregiverHandlers: Handlers<typeof caregivers> = {
  one: ({ params }, { db, now, language }) => caregiverDetails(db, params.id, { now, language }),

  schedule: ({ params, query: { from, days } }, { db, now }) => scheduleOf(db, { id: params.id, from, days, now }),

  search: ({ body }, { db, now }) => searchCaregivers(db, body, now),

  counts: ({ body }, { db, now }) => countCaregivers(db, body, now),

  compare: ({ query: { ids, place } }, { db, now }) => compareCaregivers(db, ids, { place, now }),

  async services(_, { db, now }) {
    const offered = await servicesOffered(db, now);
    return {
      data: offered.map(({ service, caregivers, from_cents: fromCents }) => ({
        _id: serviceId(service),
        service,
        caregivers,
        fromCents,
      })),
    };
  },

  reviews: ({ params, query }, { db, language }) => listReviews(db, { ...query, providerId: params.id, language }),
};

export const caregiverProfileHandlers: Handlers<typeof caregiverProfiles> = {
  mine: async (_, context) => ({ data: await profilesOf(context, context.user.providerIds) }),

  async change({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    return { data: await changeProfile(context, id, body) };
  },
};
