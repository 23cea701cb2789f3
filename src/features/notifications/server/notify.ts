import { type NewsKind, whenToTell } from '#features/preferences/news.ts';
import { isHeard, type Letter, listening, post } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { takeBack } from '#server/jobs/outbox.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { Scope } from '#shared/call.ts';
import type { Topic } from '#shared/realtime.ts';
import { deleteNotification, insertNotifications, markRead, type Reader } from './store.ts';

/** What it takes to tell somebody something: in which transaction, at which instant, and where the links of letters lead. */
export type NewsContext = Pick<Context, 'db' | 'now' | 'publicUrl'>;

type Announcement = {
  /** What it is of: a booking, an invitation, a result. */
  kind: string;
  subjectId: string;
  /** As which kind of news people choose whether, how and when they hear of it. */
  about: NewsKind;
  /** When it would be of no use any more: it waits until then at most. */
  latest?: Date | undefined;
  /** Of whom it speaks: readers see it only as long as they may act for them. */
  personId?: string;
  scope?: Scope | 'circle';
  readers: readonly Reader[];
  facts: Record<string, string | number | boolean | null>;
  /** The mails and texts that leave with it, as their readers have chosen; what each is of is added here. */
  letters: readonly Letter[];
  /** None of them leaves before. */
  notBefore?: (reader: Reader) => Date | undefined;
  /** What has not left yet of the same thing stays for those to whom nothing is sent now. */
  keepsWaiting?: boolean;
  /** The page that a push opens; undefined for whom nothing rings. */
  link: (reader: Reader) => string | undefined;
  /** What open pages of these readers ask for again, besides the bell. */
  refreshes: (reader: Reader) => readonly Topic[];
  now: Date;
};

/**
 * Tells people of one thing: the bell, their open pages, mail and text. In the transaction that changed it, as its last step but
 * the audit: nobody hears of what is rolled back.
 */
export async function notify(db: Db, telling: Announcement): Promise<void> {
  const { subjectId, about, latest, readers, link, notBefore, keepsWaiting, now } = telling;
  const userIds = readers.map(({ userId }) => userId);
  const listeners = await listening(db, userIds);
  const bellOf = ({ userId }: Reader) => {
    const listener = listeners(userId);
    return listener && isHeard(listener, about)
      ? whenToTell({ about, channel: 'bell', latest }, { ...listener, now })
      : 'never';
  };
  const isCounted = (reader: Reader) => bellOf(reader) !== 'never';
  await insertNotifications(db, { ...telling, readers: readers.filter(isCounted) });
  await insertNotifications(db, { ...telling, readers: readers.filter((reader) => !isCounted(reader)), isRead: true });
  const pushes = readers.flatMap((reader): Letter[] => {
    const page = link(reader);
    return page ? [{ channel: 'push', link: page, about, userId: reader.userId, latest }] : [];
  });
  const letters = [...telling.letters, ...pushes].map((letter) => {
    const reader = readers.find(({ userId }) => userId === letter.userId);
    return { ...letter, subjectId, notBefore: reader && notBefore?.(reader) };
  });
  const written = new Set(letters.map(({ userId }) => userId));
  const replaced = keepsWaiting ? userIds.filter((userId) => written.has(userId)) : userIds;
  await takeBack(db, { userIds: replaced, subjectId });
  await post(db, letters, now);
  await refreshPages(db, telling, (reader) => bellOf(reader) === 'now');
}

/** What somebody was told of one thing is so no more: it leaves their bell, and what waits to leave does not. */
export async function takeBackNews(db: Db, news: Parameters<typeof deleteNotification>[1]): Promise<void> {
  const { userId, subjectId } = news;
  await takeBack(db, { userIds: [userId], subjectId });
  if (await deleteNotification(db, news)) await publish(db, [userId], ['notifications']);
}

/** Open pages ask again; the bell among them where it may be seen to move. */
async function refreshPages(db: Db, { readers, refreshes }: Announcement, isRung: (reader: Reader) => boolean) {
  const byTopics = new Map<string, string[]>();
  for (const reader of readers) {
    const topics = [...refreshes(reader), ...(isRung(reader) ? (['notifications'] as const) : [])].join();
    byTopics.set(topics, [...(byTopics.get(topics) ?? []), reader.userId]);
  }
  byTopics.delete('');
  for (const [topics, userIds] of byTopics) await publish(db, userIds, topics.split(',') as Topic[]); // joined above
}

/** Somebody has read what was told of one thing, or all of it: their open pages ask again. Answers how many were unread. */
export async function readNotifications(db: Db, reading: Parameters<typeof markRead>[1]): Promise<number> {
  const marked = await markRead(db, reading);
  if (marked > 0) await publish(db, [reading.userId], ['notifications']);
  return marked;
}
