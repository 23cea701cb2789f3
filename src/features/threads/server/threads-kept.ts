import type { Keeping } from '#server/keeping.ts';
import { closeThreadsAt } from './end-thread.ts';

/** One's own conversations go; what one wrote as a provider or as staff stays in those of others, without a name. */
export const threadsKept: Keeping = {
  name: 'messages',
  tables: [
    {
      table: 'threads',
      account: ['user_id'],
      people: ['person_id'],
      copiesOwn: true,
      copy: ['id', 'kind', 'status', 'created_at', 'last_at', 'closed_at'],
      end: 'erased',
    },
    {
      table: 'thread_messages',
      of: [{ table: 'threads', column: 'thread_id' }],
      names: ['user_id'],
      copy: ['side', 'words', 'written_at'],
      end: 'along',
    },
    { table: 'thread_readers', account: ['user_id'], copy: [], end: 'erased' },
  ],
  giveUp: closeThreadsAt,
};
