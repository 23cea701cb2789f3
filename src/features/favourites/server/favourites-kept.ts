import type { Keeping } from '#server/keeping.ts';

export const favouritesKept: Keeping = {
  name: 'favourites',
  tables: [
    {
      table: 'favourites',
      account: ['user_id'],
      forgets: ['person_id'],
      copy: ['provider_id', 'note', 'is_shared', 'created_at', 'archived_at'],
      end: 'erased',
    },
  ],
};
