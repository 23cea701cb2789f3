import type { Keeping } from '#server/keeping.ts';
import { endAllAt } from './answer-tour.ts';
import { cancelAll } from './change-tour.ts';

/** What was asked for a relative with an account stays theirs. */
export const toursKept: Keeping = {
  name: 'tours',
  tables: [
    {
      table: 'tours',
      people: ['person_id'],
      names: ['user_id'],
      copy: ['status', 'starts_at', 'ends_at', 'wishes', 'phone', 'consent_words', 'consented_at', 'note', 'outcome'],
      end: 'erased',
    },
    { table: 'tour_reminders', of: [{ table: 'tours', column: 'tour_id' }], copy: [], end: 'along' },
  ],
  leave: cancelAll,
  giveUp: endAllAt,
};
