import type { Keeping } from '#server/keeping.ts';

export const healthKept: Keeping = {
  name: 'health',
  tables: [{ table: 'health_profiles', people: ['person_id'], copy: ['facts', 'updated_at'], end: 'erased' }],
};
