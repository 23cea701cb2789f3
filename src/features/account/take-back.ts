/** Whoever reads the former address can take a change back for so many hours. */
export const TAKE_BACK_HOURS = 24;
