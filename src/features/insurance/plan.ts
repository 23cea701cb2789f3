import * as z from 'zod/mini';

/** A plan that somebody says they take, and how many do, by their kind. */
export const TakenPlan = z.object({
  name: z.string(),
  counts: z.array(z.object({ kind: z.string(), count: z.int() })),
});
export type TakenPlan = z.output<typeof TakenPlan>;
