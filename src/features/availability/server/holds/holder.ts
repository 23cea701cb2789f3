import { hashOf } from '#server/hash-of.ts';

/** Who holds a slot: a device by a key that it made itself, and the account, once somebody has logged in there. */
export type Holder = { keyHash: string; userId: string | undefined };

/** The key itself is kept nowhere: whoever reads the table cannot release what others hold. */
export const holderOf = ({ key, userId }: { key: string; userId: string | undefined }): Holder => ({
  keyHash: hashOf(key),
  userId,
});
