import { auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import type { Inbox } from '../talk.ts';
import { type InboxQuery, inboxOf, unreadConversations } from './inbox-store.ts';
import { presentCard, titlesOf } from './present-talk.ts';

/** A page of the inbox, as this side reads it. The beginnings of what was written stand there: whoever reads those of somebody else is in their trail. */
export async function answerInbox(context: Context, asked: InboxQuery): Promise<Inbox> {
  const { db, threadKinds, language, now } = context;
  const t = wordsOf(language);
  const rows = await inboxOf(db, asked);
  const shown = rows.slice(0, PAGE_LENGTH);
  const titles = await titlesOf(db, shown, threadKinds);
  const ofOthers = shown.filter((row) => !row.is_self);
  await auditLook(context, { people: ofOthers.map((row) => row.person_id), subject: 'conversations' });
  return {
    data: shown.map((row) => presentCard(row, { seeker: asked.seeker, threadKinds, titles, t, now })),
    hasMore: rows.length > PAGE_LENGTH,
    unread: await unreadConversations(db, asked),
  };
}
