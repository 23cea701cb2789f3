import type { Handlers } from '#server/http/handlers.ts';
import type { doctorProfiles } from '../profile-contract.ts';
import { changeProfile, profilesOf } from './doctor-profile.ts';

export const doctorProfileHandlers: Handlers<typeof doctorProfiles> = {
  mine: async (_, context) => ({ data: await profilesOf(context, context.user.providerIds) }),

  async change({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    return { data: await changeProfile(context, id, body) };
  },
};
