import type { Reader } from '#features/notifications/server/store.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import type { Db } from '#server/db/db.ts';
import type { Side } from '../thread.ts';
import type { ThreadRow } from './thread-store.ts';

/** What one kind of conversation has of its own: a ticket, an enquiry. */
export type ThreadKind = {
  /** Stands in the table, and is the kind of its notifications. */
  name: string;
  /** As which news people choose how they hear of it. */
  about: NewsKind;
  /** Its letters are `<words>.mail.<what>.<side>.subject` and the same without `.subject`. */
  words: string;
  /** Whoever hears of it on the answering side, and as whom. */
  answerersOf: (db: Db, thread: ThreadRow) => Promise<readonly Reader[]>;
  /** Whoever hears of it on the asking side; the account that began it, when left out. */
  askersOf?: (db: Db, thread: ThreadRow, now: Date) => Promise<readonly Reader[]>;
  /** What it is about, where that is not its provider: one title for each of these conversations. */
  titlesOf?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** So many messages its asker may write before somebody has answered; MOST_UNANSWERED when left out. */
  mostUnanswered?: number;
  /** What the bell and letters say of it: names and numbers, nothing of what was written. */
  factsOf: (db: Db, thread: ThreadRow) => Promise<Record<string, string>>;
  /** Where that side reads it: a path of ours. */
  pageOf: (threadId: string, side: Side) => string;
};
export type ThreadKinds = Readonly<Record<string, ThreadKind>>;

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    threadKinds: ThreadKinds;
  }
}

/** What use cases of conversations need. */
export type ThreadContext = { db: Db; threadKinds: ThreadKinds; publicUrl: string; now: Date };

/** Throws for a kind that the product does not have. */
export function threadKindNamed(kinds: ThreadKinds, name: string): ThreadKind {
  const kind = kinds[name];
  if (!kind) throw new Error(`Nobody has handed in conversations of the kind ${name}.`);
  return kind;
}
