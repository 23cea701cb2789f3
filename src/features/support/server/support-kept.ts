import type { Keeping } from '#server/keeping.ts';

export const supportKept: Keeping = {
  name: 'support',
  tables: [
    {
      table: 'support_tickets',
      of: [{ table: 'threads', column: 'thread_id' }],
      names: ['taken_by', 'closed_by'],
      copy: ['number', 'category', 'subject', 'rating', 'rating_words', 'rated_at'],
      end: 'along',
    },
  ],
};
