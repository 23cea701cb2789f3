import type { Keeping } from '#server/keeping.ts';

/** A review is of use to others: it stays, without the name of who wrote it. */
export const reviewsKept: Keeping = {
  name: 'reviews',
  tables: [
    {
      table: 'reviews',
      account: ['user_id'],
      copy: ['author', 'stars', 'words', 'visited_on', 'created_at'],
      end: { kept: 'words', without: { author: '' } },
    },
    { table: 'review_replies', names: ['user_id'], copy: [], end: 'along' },
    { table: 'review_reports', account: ['user_id'], copy: ['reason', 'words', 'created_at'], end: 'erased' },
    { table: 'review_decisions', names: ['staff_id'], copy: [], end: 'along' },
  ],
};
