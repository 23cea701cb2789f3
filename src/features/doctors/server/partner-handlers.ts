import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { doctorDesk } from '../agenda-contract.ts';
import type { doctorProfiles } from '../profile-contract.ts';
import { agendaOf } from './agenda.ts';
import { changeProfile, profilesOf } from './doctor-profile.ts';

export const doctorDeskHandlers: Handlers<typeof doctorDesk> = {
  agenda: async ({ query }, context) => ({
    data: await agendaOf(context, { doctorId: placeOf(context.user), ...query, day: query.day }),
  }),
};

export const doctorProfileHandlers: Handlers<typeof doctorProfiles> = {
  mine: async (_, context) => ({ data: await profilesOf(context, context.user.providerIds) }),

  async change({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    return { data: await changeProfile(context, id, body) };
  },
};
