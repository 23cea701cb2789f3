import type { Keeping } from '#server/keeping.ts';
import { releaseHoldsOf } from './holds/release-holds.ts';

/** What an account holds for a few minutes; it gives it back when it leaves. */
export const availabilityKept: Keeping = {
  name: 'availability',
  tables: [{ table: 'slot_holds', account: ['user_id'], copy: ['starts_at', 'ends_at', 'held_until'], end: 'erased' }],
  leave: ({ db, now }, { userId }) => releaseHoldsOf(db, { userId, now }),
};
