import { readNotifications } from '#features/notifications/server/notify.ts';
import { takeBack } from '#server/jobs/outbox.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import { readersOn } from './hearers.ts';
import type { ThreadContext } from './kind.ts';
import { writeReader } from './reader-store.ts';
import { writeSeen } from './sequence-store.ts';
import { lockThread, sideOf, type ThreadSeeker } from './thread-store.ts';

type SeenMark = { id: string; kind: string; seeker: ThreadSeeker; sequence: number };

/**
 * Somebody has the messages up to that one on their screen: the bell counts them as read, letters that have not left stay here, and the
 * other side reads so. Throws `not_found`.
 */
export async function see(context: ThreadContext, { id, kind, seeker, sequence }: SeenMark): Promise<void> {
  const { now } = context;
  const { userId } = seeker;
  await context.db.transaction().execute(async (db) => {
    const thread = await lockThread(db, { id, kind, seeker });
    if (!thread) throw new Failure('not_found');
    const side = sideOf(seeker);
    const before = side === 'asker' ? thread.asker_seen : thread.answerer_seen;
    await readNotifications(db, { userId, subjectId: id, now });
    await takeBack(db, { userIds: [userId], subjectId: id });
    const isNews = thread.is_shared && (await writeReader(db, { threadId: id, userId, sequence }));
    if (sequence > before) await writeSeen(db, { threadId: id, side, sequence });
    else if (!isNews) return;
    const others = await readersOn({ ...context, db }, thread, side === 'asker' ? 'answerer' : 'asker');
    // Of those who answer one has seen it for all.
    const along = side === 'answerer' ? await readersOn({ ...context, db }, thread, side) : [];
    const readers = [...others, ...along].map((reader) => reader.userId);
    await publish(db, [...new Set([userId, ...readers])], ['threads']);
  });
}
