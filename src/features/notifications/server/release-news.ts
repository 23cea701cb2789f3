import { type NewsKind, whenToTell } from '#features/preferences/news.ts';
import { chosenAs, listening } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { releaseDue } from '#server/jobs/outbox.ts';
import { notificationOf } from './store.ts';

/**
 * Lets out what has waited for the end of quiet hours, as its readers choose now: nothing of what they may no longer see, and nothing
 * that they have switched off meanwhile.
 */
export const releaseNews = ({ db, now }: { db: Db; now: Date }): Promise<void> =>
  releaseDue({ db, now }, async (db, { channel, origin }) => {
    const { userId, subjectId, latest } = origin;
    if (subjectId && !(await notificationOf(db, { userId, subjectId, now }))) return 'never';
    const listener = (await listening(db, [userId]))(userId);
    const about = origin.about as NewsKind; // written by post
    return listener ? whenToTell({ about, channel: chosenAs[channel], latest }, { ...listener, now }) : 'never';
  });
