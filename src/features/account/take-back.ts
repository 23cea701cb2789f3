/** Whoever reads the former address can take a change back for so many days. */
export const TAKE_BACK_DAYS = 7;
