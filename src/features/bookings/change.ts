import * as z from 'zod/mini';

/** What has become of other days that were asked for. */
export const changeStates = ['asked', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Other days that a family asks of a provider which has accepted before. What a day is worth is in cents. */
export const Change = z.object({
  state: z.enum(['asked', 'declined', 'expired']),
  added: z.array(z.string()),
  dropped: z.array(z.string()),
  /** By how much the price would change; less than none when it would go down. */
  changeCents: z.int(),
  askedAt: z.string(),
  answerBy: z.string(),
  reason: z.nullable(z.string()),
});
export type Change = z.output<typeof Change>;

/** A time that the family has let go. `cents` is by how much the price went down. */
export const Skip = z.object({
  day: z.string(),
  startsAt: z.string(),
  cents: z.int(),
  /** It has not begun: it can be taken back as long as nobody else has the place. */
  canUndo: z.boolean(),
});
export type Skip = z.output<typeof Skip>;
