import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { DAY_MS } from '#shared/durations.ts';
import { dropForgotten, forgetFile, discardedFiles } from './file-store.ts';

const MOST_AT_ONCE = 200;

/** Throws away what was sent a day ago and never used, and removes the bytes of all that was thrown away. */
export async function sweepFiles({ db, ports, now }: { db: Db; ports: Ports; now: Date }): Promise<void> {
  await dropForgotten(db, { before: new Date(now.getTime() - DAY_MS), now });
  for (const { id, keys } of await discardedFiles(db, MOST_AT_ONCE)) {
    // Bytes first: a row without bytes is tried again, bytes without a row would lie there for ever.
    for (const key of keys) await ports.files.remove(key);
    await forgetFile(db, id);
  }
}
