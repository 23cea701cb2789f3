import { actorsFor } from '#features/family/server/actor-store.ts';
import { peopleWith } from '#features/providers/server/places/role-store.ts';
import type { ThreadKind } from '#features/threads/server/kind.ts';
import { CONVERSATION, MOST_WAITING } from '../talk.ts';
import { personName } from './present-talk.ts';
import { namesOfParties } from './parties-store.ts';

const right = 'contacts';

/** Conversations of a person with a provider, by everybody who may write for the person and all who answer families there. */
export const conversationThreads: ThreadKind = {
  name: CONVERSATION,
  about: 'messages',
  words: 'messaging',
  mostUnanswered: MOST_WAITING,
  askersOf: async (db, { person_id: personId }, now) =>
    (await actorsFor(db, { personId, scope: 'messages', now })).map(({ id: userId }) => ({ userId, providerId: null })),
  answerersOf: async (db, { provider_id: providerId }) =>
    providerId === null
      ? []
      : (await peopleWith(db, { providerId, right })).map((userId) => ({ userId, providerId, right })),
  factsOf: async (db, { person_id: personId, provider_id: providerId }) => {
    const names = await namesOfParties(db, { personId, providerId: providerId ?? '' });
    return { provider: names?.provider_name ?? '', name: names ? personName(names) : '' };
  },
  pageOf: (id, side) => (side === 'asker' ? `/communicationHub/${id}` : `/partner/messages/${id}`),
};
