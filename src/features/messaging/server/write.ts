import type { PersonId } from '#features/family/server/access.ts';
import { insertThread, lockThread, type ThreadSeeker } from '#features/threads/server/thread-store.ts';
import type { ThreadContext } from '#features/threads/server/kind.ts';
import { say } from '#features/threads/server/say.ts';
import type { Context } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { standingOf } from '../standing.ts';
import { CONVERSATION, MOST_CONVERSATIONS, type TalkForm } from '../talk.ts';
import { conversationOf, countConversations, takePersonsTurn, talkFor } from './talk-store.ts';
import { type AccessContext, accessOf, type ConversationParties, namesOfParties } from './parties-store.ts';

/**
 * Writes to a provider with whom the person has a booking, or to the family of one, in the conversation of the two, which is begun by it.
 * Throws `conversation_over` where they may not write, `too_many_conversations`, and what `say` throws.
 */
export async function writeBetween(
  context: Context,
  { parties, seeker, message }: { parties: ConversationParties<PersonId>; seeker: ThreadSeeker; message: TalkForm },
): Promise<string> {
  await takeFor(context, seeker);
  return inTransaction(context, async (inside) => {
    await refuseUnwritable(inside, parties);
    const id = await begun(inside, parties);
    await say(inside, { id, kind: CONVERSATION, seeker, message });
    return id;
  });
}

/** Writes into a conversation of any kind that is there for this seeker; what it throws is in `say`, and `conversation_over`. */
export async function writeInto(
  context: Context,
  { id, seeker, message }: { id: string; seeker: ThreadSeeker; message: TalkForm },
): Promise<void> {
  await takeFor(context, seeker);
  const talk = await talkFor(context.db, id, seeker);
  if (!talk) throw new Failure('not_found');
  const { kind, person_id: personId, provider_id: providerId } = talk;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    if (kind === CONVERSATION && providerId) {
      await lockThread(db, { id, kind, seeker });
      await refuseUnwritable(inside, { personId, providerId });
    }
    await say(inside, { id, kind, seeker, message });
  });
}

async function takeFor({ limits, user }: Context, { as }: ThreadSeeker) {
  await limits.take(as === 'asker' ? 'chatAccount' : 'chatDesk', user.id);
  await limits.take('chatAccountDay', user.id);
}

async function refuseUnwritable({ db, ...context }: ThreadContext & AccessContext, parties: ConversationParties) {
  if (standingOf(await accessOf(db, parties, context), context.now) !== 'open') throw new Failure('conversation_over');
}

/** The conversation of the two; one of those who begin it at the same moment does. A visit, which costs something, counts no others. */
export async function begun(
  { db, now }: ThreadContext,
  { personId, providerId }: ConversationParties<PersonId>,
  { isLive = false } = {},
): Promise<string> {
  await takePersonsTurn(db, personId);
  const known = await conversationOf(db, { personId, providerId });
  if (known) return known.id;
  if (!isLive && (await countConversations(db, personId)) >= MOST_CONVERSATIONS)
    throw new Failure('too_many_conversations', { values: { count: MOST_CONVERSATIONS } });
  const names = await namesOfParties(db, { personId, providerId });
  if (!names) throw new Failure('not_found');
  const clientId = `${CONVERSATION}-${personId}-${providerId}`;
  const id = await insertThread(db, {
    kind: CONVERSATION,
    userId: names.owner_id,
    personId,
    providerId,
    clientId,
    isShared: true,
    now,
  });
  if (id === undefined) throw new Failure('conflict');
  return id;
}
