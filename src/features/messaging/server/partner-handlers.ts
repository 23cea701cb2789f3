import type { PersonId } from '#features/family/server/access.ts';
import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import { see } from '#features/threads/server/see.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { partnerMessaging } from '../partner-contract.ts';
import { CONVERSATION, type Talk } from '../talk.ts';
import { answerInbox } from './answer-inbox.ts';
import { unreadConversations } from './inbox-store.ts';
import { nothingSaid, personName, shownTalk, standingBetween } from './present-talk.ts';
import { conversationOf } from './talk-store.ts';
import { namesOfPair, pairOfBooking } from './tie-store.ts';
import { writeBetween, writeInto } from './write.ts';

export const partnerMessagingHandlers: Handlers<typeof partnerMessaging> = {
  inbox: ({ query }, context) =>
    answerInbox(context, { seeker: seekerIn(context), providerId: placeOf(context.user), ...query }),

  one: async ({ params: { id }, query: { before } }, context) => ({ data: await shown(context, id, before) }),

  async about({ params: { bookingId } }, context) {
    const { db } = context;
    const pair = await pairAt(context, bookingId);
    const known = await conversationOf(db, pair);
    if (known) return { data: await shown(context, known.id) };
    const [standing, names] = await Promise.all([standingBetween(db, pair, context), namesOfPair(db, pair)]);
    if (!names || !standing) throw new Failure('not_found');
    return {
      data: {
        ...nothingSaid,
        other: { name: personName(names), providerId: null, providerKind: null, picture: null },
        personId: pair.personId,
        placeId: pair.providerId,
        personName: null,
        ...standing,
        usualMinutes: null,
        readers: [],
      },
    };
  },

  async begin({ params: { bookingId }, body }, context) {
    const pair = await pairAt(context, bookingId);
    return { data: { _id: await writeBetween(context, { pair, seeker: seekerIn(context), message: body }) } };
  },

  async say({ params: { id }, body }, context) {
    await writeInto(context, { id, seeker: seekerIn(context), message: body });
    return { data: { _id: id } };
  },

  async seen({ params: { id }, body: { sequence } }, context) {
    await see(context, { id, kind: CONVERSATION, seeker: seekerIn(context), sequence });
    return { sequence };
  },

  unread: async (_, context) => ({
    unread: await unreadConversations(context.db, { seeker: seekerIn(context), providerId: placeOf(context.user) }),
  }),
};

const seekerIn = ({ user }: Context) => ({ as: 'manager' as const, userId: user.id });

async function pairAt({ db, user }: Context, bookingId: string) {
  const pair = await pairOfBooking(db, { id: bookingId, userId: user.id });
  if (!pair) throw new Failure('not_found');
  return { personId: pair.person_id as PersonId, providerId: pair.provider_id }; // the booking connects them
}

/** What families write often tells of health: whoever reads it at a provider is in the trail of the person. */
async function shown(context: Context, id: string, before?: number): Promise<Talk> {
  const { db, now, threadKinds, bookingKinds, language } = context;
  const t = wordsOf(language);
  const { data, row } = await shownTalk(db, {
    id,
    seeker: seekerIn(context),
    threadKinds,
    bookingKinds,
    t,
    before,
    now,
  });
  if (row.kind !== CONVERSATION) throw new Failure('not_found');
  await auditLook(context, { people: [row.person_id], subject: `conversation:${row.id}` });
  return data;
}
