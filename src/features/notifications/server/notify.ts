import type { Db } from '#server/db/db.ts';
import { enqueue, type Message } from '#server/jobs/outbox.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { Topic } from '#shared/realtime.ts';
import { insertNotifications, markRead, type Reader } from './store.ts';

type Telling = {
  /** What it is of: a booking, an invitation, a result. */
  kind: string;
  subjectId: string;
  /** Of whom it speaks: readers see it only as long as they may act for them. */
  personId?: string;
  readers: readonly Reader[];
  facts: Record<string, string | number | boolean | null>;
  /** The mails and texts that leave with it. */
  messages: readonly Message[];
  /** What open pages of these readers ask for again, besides the bell. */
  refreshes: (reader: Reader) => readonly Topic[];
  now: Date;
};

/**
 * Tells people of one thing: the bell, their open pages, mail and text. In the transaction that changed it, as its last step but
 * the audit: nobody hears of what is rolled back.
 */
export async function notify(db: Db, telling: Telling): Promise<void> {
  const { kind, subjectId, personId, readers, facts, messages, refreshes, now } = telling;
  await insertNotifications(db, { kind, subjectId, personId, readers, facts, now });
  await enqueue(db, [...messages], now);
  const byTopics = new Map<string, string[]>();
  for (const reader of readers) {
    const topics = [...refreshes(reader), 'notifications'].join();
    byTopics.set(topics, [...(byTopics.get(topics) ?? []), reader.userId]);
  }
  for (const [topics, userIds] of byTopics) await publish(db, userIds, topics.split(',') as Topic[]); // joined above
}

/** Somebody has read what was told of one thing, or all of it: their open pages ask again. Answers how many were unread. */
export async function readNotifications(db: Db, reading: Parameters<typeof markRead>[1]): Promise<number> {
  const marked = await markRead(db, reading);
  if (marked > 0) await publish(db, [reading.userId], ['notifications']);
  return marked;
}
