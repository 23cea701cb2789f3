import { aClientId } from '#features/threads/server/seed.ts';
import { insertMessage } from '#features/threads/server/message-store.ts';
import { insertThread } from '#features/threads/server/thread-store.ts';
import type { Db } from '#server/db/db.ts';
import { CONVERSATION } from '../talk.ts';

type World = { db: Db; clock: { now: () => Date } };
type TestConversation = { person: { id: string; personId: string }; providerId: string };

/** A conversation of somebody with a provider, with one message of theirs; answers its id. */
export async function aConversation({ db, clock }: World, { person, providerId }: TestConversation): Promise<string> {
  const now = clock.now();
  const { id: userId, personId } = person;
  const clientId = aClientId();
  const id = await insertThread(db, {
    kind: CONVERSATION,
    userId,
    personId,
    providerId,
    clientId,
    isShared: true,
    now,
  });
  if (id === undefined) throw new Error('There is one already.');
  await insertMessage(db, { threadId: id, side: 'asker', userId, clientId, words: 'Is she well today?', now });
  return id;
}
