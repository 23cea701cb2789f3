import { notify } from '#features/notifications/server/notify.ts';
import type { Reader } from '#features/notifications/server/store.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { ThreadNotice } from '../notification.ts';
import { REOPEN_DAYS, type Side } from '../thread.ts';
import { contactsOf } from './contact-store.ts';
import { readersOn } from './hearers.ts';
import { type ThreadContext, type ThreadKind, threadKindNamed } from './kind.ts';
import { unseenSince } from './reader-store.ts';
import type { ThreadRow } from './thread-store.ts';

type ThreadNews = {
  thread: ThreadRow;
  what: ThreadNotice;
  /** Who hears it; whoever did it does not. */
  side: Side;
  by: string;
  /** Who has it on the screen already: their pages ask again, and that is all. */
  there?: readonly string[];
  /** Left out while a letter before this one has not led anybody here; in a shared conversation that is known of each reader. */
  isMailed: boolean;
};

/** Letters of a shared conversation wait so long: none leaves for what is read by then, and one for all that is written meanwhile. */
export const CALM_MS = 2 * MINUTE_MS;

/**
 * Tells one side of a conversation that something has happened in it: the bell, open pages, and a letter without what was written.
 * The open pages of whoever did it ask again, too.
 */
export async function tellSide(
  context: ThreadContext,
  { thread, what, side, by, there = [], isMailed }: ThreadNews,
): Promise<void> {
  const { db, threadKinds, now } = context;
  const kind = threadKindNamed(threadKinds, thread.kind);
  const readers = (await readersOn(context, thread, side)).filter(
    ({ userId }) => userId !== by && !there.includes(userId),
  );
  const facts = await kind.factsOf(db, thread);
  const leaving = thread.is_shared
    ? await calmly(context, { thread, side, readers })
    : () => (isMailed ? now : undefined);
  const written = readers.filter((reader) => leaving(reader) !== undefined);
  await notify(db, {
    kind: kind.name,
    subjectId: thread.id,
    ...(thread.is_shared && { personId: thread.person_id, scope: 'messages' as const }),
    readers,
    facts: { ...facts, what, side },
    about: kind.about,
    letters: await lettersTo(context, { thread, kind, what, side, readers: written, facts }),
    ...(thread.is_shared && { notBefore: leaving }),
    keepsWaiting: true,
    // Like the letter: once, until somebody has looked.
    link: (reader) => (leaving(reader) ? kind.pageOf(thread.id, side) : undefined),
    refreshes: () => ['threads'],
    now,
  });
  const ours = thread.is_shared ? await readersOn(context, thread, side === 'asker' ? 'answerer' : 'asker') : [];
  await publish(db, [...new Set([by, ...there, ...ours.map(({ userId }) => userId)])], ['threads']);
}

/** When a letter to a reader leaves: a while after the first message that they have not seen, or not again once it has left. */
async function calmly(
  { db, now }: ThreadContext,
  { thread, side, readers }: { thread: ThreadRow; side: Side; readers: readonly Reader[] },
) {
  const userIds = readers.map(({ userId }) => userId);
  const unseen = await unseenSince(db, { threadId: thread.id, side, userIds });
  return ({ userId }: Reader): Date | undefined => {
    const due = new Date((unseen.get(userId) ?? now).getTime() + CALM_MS);
    return due > now ? due : undefined;
  };
}

type LetterContent = {
  thread: ThreadRow;
  kind: ThreadKind;
  what: ThreadNotice;
  side: Side;
  readers: readonly Reader[];
  facts: Record<string, string>;
};

async function lettersTo(
  { db, publicUrl }: ThreadContext,
  { thread, kind, what, side, readers, facts }: LetterContent,
): Promise<WrittenLetter[]> {
  const link = `${publicUrl}${kind.pageOf(thread.id, side)}`;
  const contacts = await contactsOf(
    db,
    readers.map(({ userId }) => userId),
  );
  return contacts.flatMap(({ id: userId, email, phone, first_name: hello, language }): WrittenLetter[] => {
    const say = wordsOf(languageNamed(language));
    const values = { ...facts, hello, link, brand: brand.name, days: REOPEN_DAYS };
    const about = `${kind.words}.mail.${what}.${side}`;
    const news = { about: kind.about, userId };
    const subject = say(`${about}.subject`, values);
    return [
      { channel: 'mail', ...news, to: email, subject, text: say(about, values) },
      ...(phone ? [{ channel: 'sms' as const, ...news, to: phone, text: say('threads.text', { subject, link }) }] : []),
    ];
  });
}
