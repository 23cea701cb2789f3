import { instantElse } from '#shared/instant.ts';

/** An instant of the specification's slots, as the schedule names it. */
export const SlotInstant = instantElse('errors.slotUnselected');
