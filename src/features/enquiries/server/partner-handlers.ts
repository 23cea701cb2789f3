import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import { see } from '#features/threads/server/see.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import type { partnerEnquiries } from '../partner-contract.ts';
import { enquiriesTo, ENQUIRY } from './enquiry-store.ts';
import { presentEnquiry, shownEnquiry } from './present-enquiry.ts';
import { changeStatusOf, writeTo } from './talk.ts';

export const partnerEnquiryHandlers: Handlers<typeof partnerEnquiries> = {
  async list({ query }, context) {
    const { db, user } = context;
    const { rows, counts } = await enquiriesTo(db, { ...query, userId: user.id, providerId: placeOf(user) });
    await auditLook(context, { people: rows.map((row) => row.person_id), subject: 'enquiries' });
    return { data: rows.map(presentEnquiry), pagization: { totalCount: counts[query.status] }, counts };
  },

  one: ({ params, query }, context) => shown(context, params.id, query.before),

  async answer({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await writeTo(context, { id, seeker: seekerIn(context), message: body });
    return shown(context, id);
  },

  async changeStatus({ params: { id }, body: { status } }, context) {
    await changeStatusOf(context, { id, seeker: seekerIn(context), status });
    return shown(context, id);
  },

  async seen({ params: { id }, body: { sequence } }, context) {
    await see(context, { id, kind: ENQUIRY, seeker: seekerIn(context), sequence });
    return { sequence };
  },
};

const seekerIn = ({ user }: Context) => ({ as: 'manager' as const, userId: user.id });

/** What families ask often tells of health: whoever reads it at a provider is in the trail of the person. */
async function shown(context: Context, id: string, before?: number) {
  const { data, personId } = await shownEnquiry(context.db, {
    id,
    seeker: seekerIn(context),
    before,
    now: context.now,
  });
  await auditLook(context, { people: [personId], subject: `enquiry:${id}` });
  return { data };
}
