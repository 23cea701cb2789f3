import type { Keeping } from '#server/keeping.ts';
import { freeTasks } from './free-store.ts';

/** The board of a person goes with them; what one wrote on the boards of others stays there without a name. */
export const boardKept: Keeping = {
  name: 'board',
  tables: [
    {
      table: 'board_tasks',
      people: ['person_id'],
      names: ['created_by', 'taken_by'],
      copy: ['day', 'kind', 'title', 'created_at', 'taken_at', 'done_at'],
      end: 'erased',
    },
    {
      table: 'board_notes',
      people: ['person_id'],
      names: ['written_by'],
      copy: ['words', 'written_at'],
      end: 'erased',
    },
  ],
  leave: ({ db }, { userId }) => freeTasks(db, userId),
};
