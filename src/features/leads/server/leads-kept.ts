import type { Keeping } from '#server/keeping.ts';
import { forgetLeads } from './store.ts';

/** Waiting lists, and contacts that partners left before they joined with an account, know an address, not an account. */
export const leadsKept: Keeping = {
  name: 'lists',
  tables: [{ table: 'leads', copy: [], end: 'erased' }],
  erase: ({ db }, { userId }) => forgetLeads(db, userId),
};
