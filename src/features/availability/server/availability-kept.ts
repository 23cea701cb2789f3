import type { Keeping } from '#server/keeping.ts';
import { releaseHoldsOf } from './holds/release-holds.ts';
import { endLinesOf } from './lines/end-lines.ts';
import { leaveLines } from './lines/leave-line.ts';

/** Where an account waits for earlier times, and what it holds for a few minutes; it gives both back when it leaves. */
export const availabilityKept: Keeping = {
  name: 'availability',
  tables: [
    { table: 'slot_holds', account: ['user_id'], copy: ['starts_at', 'ends_at', 'held_until'], end: 'erased' },
    {
      table: 'slot_lines',
      account: ['user_id'],
      people: ['person_id'],
      copiesOwn: true,
      copy: ['service', 'last_day', 'state', 'slot_at', 'created_at'],
      end: 'erased',
    },
    { table: 'line_providers', of: [{ table: 'slot_lines', column: 'line_id' }], copy: ['declined'], end: 'along' },
  ],
  async leave(context, leaver) {
    await leaveLines(context, leaver);
    await releaseHoldsOf(context.db, { userId: leaver.userId, now: context.now });
  },
  giveUp: endLinesOf,
};
