import { presentFile } from '#features/uploads/server/present-file.ts';
import type { Message } from '../thread.ts';
import { mayReopen } from './end-thread.ts';
import { filesOfMessages } from './message-files.ts';
import { type MessageRow, messagesOf } from './message-store.ts';
import { sideOf, type ThreadRow, type ThreadSeeker } from './thread-store.ts';
import type { Db } from '#server/db/db.ts';

type Row = ThreadRow & { unread: number };

/** What every kind says of a conversation. */
export const presentThread = (row: Row) => ({
  _id: row.id,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  updated_at: row.last_at.toISOString(),
  unread: row.unread,
  waitingSince: row.waiting_since?.toISOString() ?? null,
  closedAt: row.closed_at?.toISOString() ?? null,
});

/** How each side is called in front of the other. */
export type Names = { asker: (writer: Writer) => string; answerer: (writer: Writer) => string };
/** Who has written; without a name once they have left. */
export type Writer = { first_name: string | null; last_name: string | null };

type MessageQuery = { row: ThreadRow; seeker: ThreadSeeker; names: Names; before?: number | undefined; now: Date };

/** Its messages, as this side reads them. */
export async function shownMessages(db: Db, { row, seeker, names, before, now }: MessageQuery) {
  const { rows, hasEarlier } = await messagesOf(db, { threadId: row.id, before });
  const side = sideOf(seeker);
  const seen = side === 'asker' ? row.answerer_seen : row.asker_seen;
  const files = await filesOfMessages(
    db,
    rows.map(({ id }) => id),
  );
  const present = (message: MessageRow): Message => ({
    sequence: message.sequence,
    isMine: message.side === side && (!row.is_shared || message.user_id === seeker.userId),
    isOurs: message.side === side,
    clientId: message.side === side && message.user_id === seeker.userId ? message.client_id : null,
    name: message.side === 'asker' ? names.asker(message) : names.answerer(message),
    words: message.words,
    writtenAt: message.written_at.toISOString(),
    isSeen: message.side === side && message.sequence <= seen,
    files: files.filter(({ attached_to: to }) => to === message.id).map(presentFile),
  });
  return {
    messages: rows.map(present),
    hasEarlier,
    canReopen: side === 'answerer' ? row.status === 'closed' : mayReopen(row, now),
  };
}
