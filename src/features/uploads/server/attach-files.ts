import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { attach, attachedTo, detach } from './file-store.ts';

type FileAttachment = {
  ids: readonly string[];
  /** Whoever sent them. */
  ownerId: string;
  kind: string;
  /** The id of the thing that they are attached to. */
  to: string;
  now: Date;
};

/**
 * Hangs files on the thing they were sent for, in the caller's transaction: a file hangs on one thing, and once. Throws `not_found`
 * when one of them is another's, of another kind, used already or gone.
 */
export async function attachFiles(db: Db, { ids, ...rest }: FileAttachment): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const attached = await attach(db, { ids: wanted, ...rest });
  if (attached.length < wanted.length) throw new Failure('not_found');
}

/** The same where these and no others of their kind may hang: what hung there before and is not among them is thrown away. */
export async function replaceFiles(db: Db, { ids, ...rest }: FileAttachment): Promise<void> {
  const { kind, to, now } = rest;
  const before = await attachedTo(db, { kind, to });
  await detachFiles(db, { ids: before.filter((id) => !ids.includes(id)), from: to, now });
  await attachFiles(db, { ids: ids.filter((id) => !before.includes(id)), ...rest });
}

/** Discards files that are attached to `from`, in the caller's transaction; a task removes their bytes later. */
export const detachFiles = (db: Db, detaching: { ids: readonly string[]; from: string; now: Date }): Promise<void> =>
  detach(db, detaching);
