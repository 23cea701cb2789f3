import * as z from 'zod/mini';

/** What happens in a conversation; the first message of one is `opened`. */
export const threadNotices = ['opened', 'said', 'closed', 'reopened'] as const;
export type ThreadNotice = (typeof threadNotices)[number];

/** What the bell says of it, besides the facts of its kind: `side` is who is told. */
export const ThreadNoticeFacts = z.catchall(
  z.object({ what: z.enum(threadNotices), side: z.enum(['asker', 'answerer']) }),
  z.string(),
);
export type ThreadNoticeFacts = z.output<typeof ThreadNoticeFacts>;
