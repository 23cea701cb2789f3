import type { Keeping } from '#server/keeping.ts';

export const dashboardKept: Keeping = {
  name: 'dashboard',
  tables: [
    { table: 'dashboard_widgets', account: ['user_id'], copy: ['names', 'hidden', 'updated_at'], end: 'erased' },
  ],
};
