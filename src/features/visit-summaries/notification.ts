import * as z from 'zod/mini';

/** The kind of notifications that a summary is there, or was added to; its subject is the summary. */
export const SUMMARY_NOTICE = 'summary';

export const summaryNotices = ['signed', 'added'] as const;
export type SummaryNotice = (typeof summaryNotices)[number];

/** Of whose visit with whom; nothing of what was written. */
export const SummaryNoticeFacts = z.object({
  what: z.enum(summaryNotices),
  /** The key of its booking. */
  visit: z.uuid(),
  provider: z.string(),
  person: z.string(),
});
export type SummaryNoticeFacts = z.output<typeof SummaryNoticeFacts>;
