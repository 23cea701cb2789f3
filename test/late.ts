import { lateness } from './rounds.ts';

const { setTimeout: wait } = globalThis; // not one that a test replaces
const RARELY_LONG = 3;

/** Waits a while, mostly a short one: what a test or the product takes to be there already does not come to a page before its time. */
export const late = async (): Promise<void> => {
  if (lateness > 0) await new Promise((resolve) => void wait(resolve, Math.random() ** RARELY_LONG * lateness));
};
