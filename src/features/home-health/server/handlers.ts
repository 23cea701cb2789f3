import type { Handlers } from '#server/http/handlers.ts';
import type { homeHealth } from '../contract.ts';
import type { agencyProfiles } from '../profile-contract.ts';
import { agencyDetails, professionalDetails } from './agency-details.ts';
import { changeProfile, profilesOf } from './agency-profile.ts';
import { bestAgencies, disciplinesOffered } from './agency-store.ts';
import { countAgencies, searchAgencies } from './search-agencies.ts';

export const homeHealthHandlers: Handlers<typeof homeHealth> = {
  search: ({ body }, { db, now }) => searchAgencies(db, body, now),
  counts: ({ body }, { db, now }) => countAgencies(db, body, now),
  async overview(_, { db, now }) {
    const [services, best] = await Promise.all([disciplinesOffered(db, now), bestAgencies(db, now)]);
    return { services, agencies: best.map(({ facts }) => ({ ...facts, distanceMiles: null, takes: [] })) };
  },
  agency: ({ params }, { db, now, language }) => agencyDetails(db, params.id, { now, language }),
  professional: ({ params }, { db, now, language }) => professionalDetails(db, params.id, { now, language }),
};

export const agencyProfileHandlers: Handlers<typeof agencyProfiles> = {
  mine: async (_, context) => ({ data: await profilesOf(context, context.user.providerIds) }),

  async change({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    return { data: await changeProfile(context, id, body) };
  },
};
