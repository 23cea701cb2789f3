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
import { namesOfParties, partiesOfBooking } from './parties-store.ts';
import { writeBetween } from './write.ts';

export const partnerMessagingHandlers: Handlers<typeof partnerMessaging> = {
  ...talkCalls(seekerIn),

  inbox: ({ query }, context) =>
    answerInbox(context, { seeker: seekerIn(context), providerId: placeOf(context.user), ...query }),

  async about({ params: { bookingId } }, context) {
    const { db } = context;
    const parties = await partiesAt(context, bookingId);
    const known = await conversationOf(db, parties);
    if (known) return { data: await answerTalk(context, { id: known.id, seeker: seekerIn(context) }) };
    const [standing, names] = await Promise.all([standingBetween(db, parties, context), namesOfParties(db, parties)]);
    if (!names || !standing) throw new Failure('not_found');
    return {
      data: {
        ...nothingSaid,
        other: { name: personName(names), providerId: null, providerKind: null, picture: null },
        personId: parties.personId,
        placeId: parties.providerId,
        personName: null,
        ...standing,
        usualMinutes: null,
        readers: [],
      },
    };
  },

  async begin({ params: { bookingId }, body }, context) {
    const parties = await partiesAt(context, bookingId);
    return { data: { _id: await writeBetween(context, { parties, seeker: seekerIn(context), message: body }) } };
  },

  unread: async (_, context) => ({
    unread: await unreadConversations(context.db, { seeker: seekerIn(context), providerId: placeOf(context.user) }),
  }),
};

function seekerIn({ user }: Context) {
  return { as: 'manager' as const, userId: user.id };
}

async function partiesAt({ db, user }: Context, bookingId: string) {
  const parties = await partiesOfBooking(db, { id: bookingId, userId: user.id });
  if (!parties) throw new Failure('not_found');
  return { personId: parties.person_id as PersonId, providerId: parties.provider_id }; // the booking connects them
}
