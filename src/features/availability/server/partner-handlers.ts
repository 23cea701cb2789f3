import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { workingHours } from '../partner-contract.ts';
import { endTimeOff, hoursOfAll, saveHours, takeTimeOff } from './own-hours.ts';

export const workingHoursHandlers: Handlers<typeof workingHours> = {
  mine: async (_, context) => ({ data: await hoursOfAll(context, context.user.providerIds) }),

  async save({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await saveHours(context, id, body);
    return { data: await hoursOf(context, id) };
  },

  async close({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    const booked = await takeTimeOff(context, id, body);
    return { data: await hoursOf(context, id), booked };
  },

  async reopen({ params: { id }, body: { timeOffId } }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await endTimeOff(context, id, timeOffId);
    return { data: await hoursOf(context, id) };
  },
};

async function hoursOf(context: Context, id: string) {
  const [hours] = await hoursOfAll(context, [id]);
  if (!hours) throw new Failure('not_found');
  return hours;
}
