import type { Keeping } from '#server/keeping.ts';
import { endLinesAt } from './end-seat-lines.ts';
import { leaveAll } from './wait-for-day.ts';

export const waitingKept: Keeping = {
  name: 'waiting',
  tables: [
    {
      table: 'seat_waiters',
      account: ['user_id'],
      people: ['person_id'],
      copiesOwn: true,
      copy: ['day', 'guests', 'state', 'created_at'],
      end: 'erased',
    },
  ],
  leave: leaveAll,
  giveUp: endLinesAt,
};
