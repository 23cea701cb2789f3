import { ownPerson } from '#features/family/server/access.ts';
import { see } from '#features/threads/server/see.ts';
import { usualMinutes } from '#features/threads/server/thread-store.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { messaging } from '../contract.ts';
import { CONVERSATION, type Talk } from '../talk.ts';
import { answerInbox, threadKindOf } from './answer-inbox.ts';
import { unreadConversations } from './inbox-store.ts';
import { nothingSaid, otherReaders, shownTalk, standingBetween } from './present-talk.ts';
import { conversationOf } from './talk-store.ts';
import { namesOfPair } from './tie-store.ts';
import { writeBetween, writeInto } from './write.ts';

export const messagingHandlers: Handlers<typeof messaging> = {
  inbox: ({ query }, context) =>
    answerInbox(context, { seeker: seekerIn(context), personId: query.for, q: query.q, page: query.page }),

  one: async ({ params: { id }, query: { before } }, context) => ({ data: await shown(context, id, before) }),

  async with({ params: { providerId }, query }, context) {
    const { db, user, now } = context;
    const personId = await ownPerson(db, { userId: user.id, personId: query.for ?? null, scope: 'messages', now });
    const known = await conversationOf(db, { personId, providerId });
    if (known) return { data: await shown(context, known.id) };
    const standing = await standingBetween(db, { personId, providerId }, context);
    const names = await namesOfPair(db, { personId, providerId });
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
    const names = await namesOfPair(db, { personId, providerId });
    if (!names) throw new Failure('not_found');
    const id = await writeBetween(context, { pair: { personId, providerId }, seeker: seekerIn(context), message });
    return { data: { _id: id } };
  },

  async say({ params: { id }, body }, context) {
    await writeInto(context, { id, seeker: seekerIn(context), message: body });
    return { data: { _id: id } };
  },

  async seen({ params: { id }, body: { sequence } }, context) {
    const seeker = seekerIn(context);
    await see(context, { id, kind: await threadKindOf(context, id, seeker), seeker, sequence });
    return { sequence };
  },

  unread: async (_, context) => ({ unread: await unreadConversations(context.db, { seeker: seekerIn(context) }) }),
};

const seekerIn = ({ user, now }: Pick<Context, 'user' | 'now'>) => ({ as: 'asker' as const, userId: user.id, now });

/** What is written often tells of health: whoever reads it of somebody else is in their trail. */
async function shown(context: Context, id: string, before?: number): Promise<Talk> {
  const { db, user, now, threadKinds, bookingKinds, language } = context;
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
  if (row.person_user_id !== user.id)
    await auditLook(context, { people: [row.person_id], subject: `conversation:${row.id}` });
  return data;
}
