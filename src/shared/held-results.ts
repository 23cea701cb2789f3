/** Longer no lab holds back from a family what it has reported. */
export const MOST_HELD_HOURS = 72;
