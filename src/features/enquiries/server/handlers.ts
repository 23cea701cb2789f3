import { ownPerson } from '#features/family/server/access.ts';
import { openThread } from '#features/threads/server/open-thread.ts';
import { say } from '#features/threads/server/say.ts';
import { see } from '#features/threads/server/see.ts';
import { countOpen, takeTurn, threadBegunBy, usualMinutes } from '#features/threads/server/thread-store.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import type { enquiries } from '../contract.ts';
import { MOST_OPEN_ENQUIRIES, type NewEnquiry } from '../enquiry.ts';
import { askedProvider, enquiriesOf, ENQUIRY, openEnquiry } from './enquiry-store.ts';
import { presentEnquiry, shownEnquiry } from './present-enquiry.ts';
import { changeStatusOf, writeTo } from './talk.ts';

export const enquiryHandlers: Handlers<typeof enquiries> = {
  ask: async ({ body }, context) => shown(context, await ask(context, body)),

  async provider({ params: { providerId } }, { db, now }) {
    const provider = await askedProvider(db, { id: providerId, now });
    if (!provider) throw new Failure('not_found');
    const usual = await usualMinutes(db, { kind: ENQUIRY, providerId, now });
    return {
      data: {
        _id: provider.id,
        name: provider.name,
        kind: provider.kind,
        canAsk: provider.can_ask,
        isAnswered: provider.is_hosted,
        usualMinutes: usual,
      },
    };
  },

  async mine({ query }, { db, user, now }) {
    const { rows, total } = await enquiriesOf(db, { userId: user.id, personId: query.for, page: query.page, now });
    return { data: rows.map(presentEnquiry), pagization: { totalCount: total } };
  },

  one: ({ params, query }, context) => shown(context, params.id, query.before),

  async say({ params: { id }, body }, context) {
    await context.limits.take('messageAccount', context.user.id);
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

const seekerIn = ({ user, now }: Context) => ({ as: 'asker' as const, userId: user.id, now });

async function shown(context: Context, id: string, before?: number) {
  const { data } = await shownEnquiry(context.db, { id, seeker: seekerIn(context), before, now: context.now });
  return { data };
}

/** Goes on in the conversation that is open there for the same person, or begins one. */
async function ask(context: Context, { clientId, providerId, familyMemberId, words }: NewEnquiry): Promise<string> {
  const { db, user, now, limits } = context;
  const asked = { userId: user.id, personId: familyMemberId, scope: 'messages', now } as const;
  await ownPerson(db, asked); // before anything is counted; it is held where it is written
  const provider = await askedProvider(db, { id: providerId, now });
  if (!provider) throw new Failure('not_found');
  if (!provider.can_ask) throw new Failure('nobody_answers');
  await limits.take('messageAccount', user.id);
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    await takeTurn(db, user.id);
    const personId = await ownPerson(db, asked);
    const open = await openEnquiry(db, { userId: user.id, personId, providerId });
    if (open) {
      await say(inside, { id: open.id, kind: ENQUIRY, seeker: seekerIn(context), message: { clientId, words } });
      return open.id;
    }
    const isKnown = (await threadBegunBy(db, { userId: user.id, clientId })) !== undefined;
    if (!isKnown && (await countOpen(db, { userId: user.id, kind: ENQUIRY })) >= MOST_OPEN_ENQUIRIES)
      throw new Failure('too_many_enquiries', { values: { count: MOST_OPEN_ENQUIRIES } });
    if (!isKnown) await limits.take('threadAccount', user.id);
    return openThread(inside, { kind: ENQUIRY, userId: user.id, personId, providerId, clientId, words });
  });
}
