import type { Keeping } from '#server/keeping.ts';

export const preferencesKept: Keeping = {
  name: 'preferences',
  tables: [
    {
      table: 'preferences',
      account: ['user_id'],
      copy: ['global', 'notifications', 'privacy', 'updated_at'],
      end: 'erased',
    },
  ],
};
