import { attachFiles } from '#features/uploads/server/attach-files.ts';
import { audit } from '#server/audit.ts';
import { MESSAGE_FILE, type Side } from '../thread.ts';
import type { ThreadContext } from './kind.ts';
import { insertMessage, type InsertedMessage } from './message-store.ts';
import { writeReader } from './reader-store.ts';

type MessageWrite = {
  threadId: string;
  /** Whom the conversation is about: it stands in their trail. */
  personId: string;
  side: Side;
  userId: string;
  clientId: string;
  words: string;
  files: readonly string[];
  now: Date;
};

/** Writes the next message of a conversation that the caller has locked, with its files; whoever writes has seen what came before. */
export async function writeMessage({ db }: Pick<ThreadContext, 'db'>, message: MessageWrite): Promise<InsertedMessage> {
  const { threadId, personId, side, userId, files, now } = message;
  const { id, sequence } = await insertMessage(db, message);
  await attachFiles(db, { ids: files, ownerId: userId, kind: MESSAGE_FILE, to: id, now });
  if (side === 'asker') await writeReader(db, { threadId, userId, sequence });
  await audit(db, { at: now, actorId: userId, personId, action: 'write', subject: `conversation:${threadId}` });
  return { id, sequence };
}
