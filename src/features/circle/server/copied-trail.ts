import type { Db } from '#server/db/db.ts';
import type { Translator } from '#shared/words.ts';
import type { TrailEntry } from '../trail.ts';
import { presentEntry } from './present-trail.ts';
import { linesOfTrail, trailsOf } from './trail-store.ts';

const AT_ONCE = 1000;

export type CopiedLine = Omit<TrailEntry, '_id' | 'question'> & { subject: string };

/** The whole trail of those an account decides for, the newest first, also what it did itself; however long, a part at a time. */
export async function* copiedTrail(db: Db, userId: string, t: Translator): AsyncGenerator<CopiedLine> {
  let before: number | undefined;
  for (;;) {
    const rows = await linesOfTrail(db)
      .where('audit_entries.person_id', 'in', trailsOf(db, { userId, personId: null }))
      .$if(before !== undefined, (query) => query.where('audit_entries.id', '<', before ?? 0))
      .orderBy('audit_entries.id', 'desc')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const { _id: _, question: __, ...line } = presentEntry(row, userId, t);
      yield { ...line, subject: row.subject };
    }
    before = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return;
  }
}
