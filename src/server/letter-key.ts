import type { Secrets } from './secrets.ts';

type Letter = {
  /** What the letter leads to: one key is good for no other. */
  purpose: string;
  /** What it is of, as it was when the letter was written. */
  about: string;
  userId: string;
};

/**
 * What only a letter to this account can know. Its link says with it that it was opened from there; it opens nothing to anybody
 * else, and nothing without the log-in.
 */
export const letterKey = (secrets: Pick<Secrets, 'digest'>, { purpose, about, userId }: Letter): string =>
  secrets.digest(`${about} ${userId}`, purpose).slice(0, 32);
