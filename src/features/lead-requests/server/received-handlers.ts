import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Holder } from '../lead-request.ts';
import type { partnerLeads, staffLeads } from '../received-contract.ts';
import { acknowledgeLead, changeLead, openLead } from './answer-lead.ts';
import { receivedLead, receivedLeads } from './lead-store.ts';
import { presentReceived } from './present-lead.ts';

const receivedAs = (holder: Holder): Handlers<typeof partnerLeads> & Handlers<typeof staffLeads> => {
  const receiverIn = ({ user }: Context) => ({ holder, userId: user.id });
  const shown = async (context: Context, id: string) => {
    const row = await receivedLead(context.db, id, receiverIn(context));
    if (!row) throw new Failure('not_found');
    return { data: presentReceived(row, holder) };
  };
  return {
    async list({ query }, context) {
      const providerId = holder === 'provider' ? placeOf(context.user) : undefined;
      const { rows, total } = await receivedLeads(context.db, receiverIn(context), { providerId, page: query.page });
      return { data: rows.map((row) => presentReceived(row, holder)), pagization: { totalCount: total } };
    },
    async open({ params: { id } }, context) {
      await openLead(context, { id, receiver: receiverIn(context) });
      return shown(context, id);
    },
    async change({ params: { id }, body }, context) {
      await context.limits.take('answerAccount', context.user.id);
      await changeLead(context, { id, receiver: receiverIn(context) }, body);
      return shown(context, id);
    },
    async acknowledge({ params: { id } }, context) {
      await acknowledgeLead(context, { id, receiver: receiverIn(context) });
      return shown(context, id);
    },
  };
};

export const partnerLeadHandlers = receivedAs('provider');
export const staffLeadHandlers = receivedAs('staff');
