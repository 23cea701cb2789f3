import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditLook } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { MESSAGE_FILE, MESSAGES_AT_ONCE, MOST_MESSAGE_FILES } from '../thread.ts';
import { threadsFor, type ThreadSeeker } from './thread-store.ts';

/** Pictures and documents that go with a message: for whoever may read the conversation, on either side. */
export const messageFiles: FileKind = {
  name: MESSAGE_FILE,
  takes: 'documents',
  longestEdge: 2000,
  async mayRead(context, { attachedTo }) {
    const { db, user, now } = context;
    const seekers: ThreadSeeker[] = [
      { as: 'asker', userId: user.id, now },
      { as: 'manager', userId: user.id },
      ...(user.isStaff ? [{ as: 'staff' as const, userId: user.id }] : []),
    ];
    for (const seeker of seekers) {
      const thread = await threadsFor(db, seeker)
        .where('threads.id', '=', (query) =>
          query
            .selectFrom('thread_messages')
            .select('thread_messages.thread_id')
            .where('thread_messages.id', '=', attachedTo),
        )
        .executeTakeFirst();
      if (!thread) continue;
      await auditLook(context, { people: [thread.person_id], subject: `conversation:${thread.id}` });
      return true;
    }
    return false;
  },
};

/** The files of these messages, in the order in which they came. */
export const filesOfMessages = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['files.id', 'files.name', 'files.type', 'files.bytes', 'files.width', 'files.height', 'files.attached_to'])
    .where('files.attached_to', 'in', ids.length > 0 ? [...ids] : [NO_MESSAGE])
    .where('files.kind', '=', MESSAGE_FILE)
    .where('files.removed_at', 'is', null)
    .orderBy('files.attached_at')
    .orderBy('files.id')
    .limit(MESSAGES_AT_ONCE * MOST_MESSAGE_FILES)
    .execute();

/** An id that nothing has. */
const NO_MESSAGE = '00000000-0000-0000-0000-000000000000';
