import type { Db } from '#server/db/db.ts';
import type { Analytics } from './analytics.ts';
import { inBatches, usualRhythm } from './batches.ts';

type Choices = { db: Db; onDrop: (count: number) => void; rhythm?: typeof usualRhythm };

/** Entries in a table of our own database. */
export const openAnalyticsTable = ({ db, onDrop, rhythm = usualRhythm }: Choices): Analytics =>
  inBatches(
    async (entries) => {
      const rows = entries.map(({ at, facts, ...entry }) => ({
        ...entry,
        facts: JSON.stringify(facts),
        happened_at: at,
      }));
      await db
        .insertInto('analytics_events')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    { onDrop, rhythm },
  );
