/** Seconds for which a chosen slot, and the capacity of an unpaid booking, are held: the specification's constant 900. */
export const HOLD_SECONDS = 900;
/** The same in words. */
export const HOLD_MINUTES = HOLD_SECONDS / 60;
