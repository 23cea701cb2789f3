import * as z from 'zod/mini';

/** The kind of notifications about a shared week; its subject is the person whose week it is, so that the latest stands for all. */
export const BOARD_NOTICE = 'board';

/** What somebody of the circle did: wrote a task down, took it, gave it back, did it, or left a note to the next. */
export const boardNews = ['added', 'taken', 'givenBack', 'done', 'note'] as const;
export type BoardNews = (typeof boardNews)[number];

/** Who did what in whose week; not the words of a task or a note, which may be about health. */
export const BoardNoticeFacts = z.object({
  what: z.enum(boardNews),
  name: z.string(),
  person: z.string(),
  personId: z.uuid(),
  isForSelf: z.boolean(),
});
export type BoardNoticeFacts = z.output<typeof BoardNoticeFacts>;
