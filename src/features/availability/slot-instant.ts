import * as z from 'zod/mini';

/** An instant of the specification's slots, as the schedule names it. */
export const SlotInstant = z.pipe(
  z.iso.datetime({ error: 'errors.slotUnselected' }),
  z.transform((text) => new Date(text)),
);
