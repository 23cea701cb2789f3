import type { Keeping } from '#server/keeping.ts';

export const dashboardKept: Keeping = {
  name: 'dashboard',
  tables: [
    {
      table: 'dashboard_widgets',
      account: ['user_id'],
      copy: ['names', 'hidden', 'is_easy', 'updated_at'],
      end: 'erased',
    },
  ],
};
