import { type Day, dayIn } from './dates.ts';

/** The day by which cards are read: in the west of the mainland, where a month ends last. */
export const cardDay = (now: Date): Day => dayIn('America/Los_Angeles', now);
