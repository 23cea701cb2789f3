import type { RetentionRule } from '#server/keeping.ts';

export const preferencesKept: RetentionRule = {
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
