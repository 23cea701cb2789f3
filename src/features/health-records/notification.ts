import * as z from 'zod/mini';

/** The kind of notifications that a link to health records was opened, or closed by guesses; its subject is the link. */
export const RECORD_LINK_NOTICE = 'recordLink';

/** Whose records, and nothing of them. */
export const RecordLinkFacts = z.object({
  what: z.enum(['opened', 'guessed']),
  /** Null for one’s own. */
  person: z.nullable(z.string()),
  personId: z.uuid(),
});
export type RecordLinkFacts = z.output<typeof RecordLinkFacts>;
