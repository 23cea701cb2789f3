import type { Handlers } from '#server/http/handlers.ts';
import type { plans } from '../../plan-contract.ts';
import { shownRequest } from '../requests/show-requests.ts';
import { checkPlan } from './check-plan.ts';

export const planHandlers: Handlers<typeof plans> = {
  async check({ params, body }, context) {
    await checkPlan(context, { bookingId: params.id, manager: context.user, answer: body });
    return { data: await shownRequest(context, params.id) };
  },
};
