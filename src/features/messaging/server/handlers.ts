import { ownPerson } from '#features/family/server/access.ts';
import { usualMinutes } from '#features/threads/server/thread-store.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { messaging } from '../contract.ts';
import { CONVERSATION } from '../talk.ts';
import { answerInbox } from './answer-inbox.ts';
import { unreadConversations } from './inbox-store.ts';
import { nothingSaid, otherReaders, standingBetween } from './present-talk.ts';
import { answerTalk, talkCalls } from './talk-calls.ts';
import { conversationOf } from './talk-store.ts';
import { namesOfParties } from './parties-store.ts';
import { writeBetween } from './write.ts';

export const messagingHandlers: Handlers<typeof messaging> = {
  ...talkCalls(seekerIn),

  inbox: ({ query }, context) =>
    answerInbox(context, { seeker: seekerIn(context), personId: query.for, q: query.q, page: query.page }),

  async with({ params: { providerId }, query }, context) {
    const { db, user, now } = context;
    const personId = await ownPerson(db, { userId: user.id, personId: query.for ?? null, scope: 'messages', now });
    const known = await conversationOf(db, { personId, providerId });
    if (known) return { data: await answerTalk(context, { id: known.id, seeker: seekerIn(context) }) };
    const standing = await standingBetween(db, { personId, providerId }, context);
    const names = await namesOfParties(db, { personId, providerId });
    if (!names || !standing) return { data: null };
    return {
      data: {
        ...nothingSaid,
        other: {
          name: names.provider_name,
          providerId,
          providerKind: names.provider_kind,
          picture: names.picture,
        },
        personId,
        placeId: providerId,
        personName: names.user_id === user.id ? null : names.first_name,
        ...standing,
        usualMinutes: await usualMinutes(db, { kind: CONVERSATION, providerId, now }),
        readers: await otherReaders(db, { personId, userId: user.id, now }),
      },
    };
  },

  async begin({ body: { providerId, familyMemberId, ...message } }, context) {
    const { db, user, now } = context;
    const personId = await ownPerson(db, { userId: user.id, personId: familyMemberId, scope: 'messages', now });
    const names = await namesOfParties(db, { personId, providerId });
    if (!names) throw new Failure('not_found');
    const id = await writeBetween(context, { parties: { personId, providerId }, seeker: seekerIn(context), message });
    return { data: { _id: id } };
  },

  unread: async (_, context) => ({ unread: await unreadConversations(context.db, { seeker: seekerIn(context) }) }),
};

function seekerIn({ user, now }: Context) {
  return { as: 'asker' as const, userId: user.id, now };
}
