import * as z from 'zod/mini';

/** When a place shows families around next; null where it does not. */
export const TourTimes = z.nullable(
  z.object({
    timeZone: z.string(),
    minutes: z.int(),
    /** The free ones, in their order. */
    times: z.array(z.string()),
  }),
);
export type TourTimes = z.output<typeof TourTimes>;
