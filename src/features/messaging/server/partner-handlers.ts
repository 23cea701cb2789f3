import type { PersonId } from '#features/family/server/access.ts';
import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { partnerMessaging } from '../partner-contract.ts';
import { answerInbox } from './answer-inbox.ts';
import { unreadConversations } from './inbox-store.ts';
import { nothingSaid, personName, standingBetween } from './present-talk.ts';
import { answerTalk, talkCalls } from './talk-calls.ts';
import { conversationOf } from './talk-store.ts';
import { namesOfPair, pairOfBooking } from './tie-store.ts';
import { writeBetween } from './write.ts';

export const partnerMessagingHandlers: Handlers<typeof partnerMessaging> = {
  ...talkCalls(seekerIn),

  inbox: ({ query }, context) =>
    answerInbox(context, { seeker: seekerIn(context), providerId: placeOf(context.user), ...query }),

  async about({ params: { bookingId } }, context) {
    const { db } = context;
    const pair = await pairAt(context, bookingId);
    const known = await conversationOf(db, pair);
    if (known) return { data: await answerTalk(context, { id: known.id, seeker: seekerIn(context) }) };
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

  unread: async (_, context) => ({
    unread: await unreadConversations(context.db, { seeker: seekerIn(context), providerId: placeOf(context.user) }),
  }),
};

function seekerIn({ user }: Context) {
  return { as: 'manager' as const, userId: user.id };
}

async function pairAt({ db, user }: Context, bookingId: string) {
  const pair = await pairOfBooking(db, { id: bookingId, userId: user.id });
  if (!pair) throw new Failure('not_found');
  return { personId: pair.person_id as PersonId, providerId: pair.provider_id }; // the booking connects them
}
