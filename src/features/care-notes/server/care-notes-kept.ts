import type { Keeping } from '#server/keeping.ts';

/** A provider reads them until 72 hours after a stay: nobody needs them any longer. */
export const careNotesKept: Keeping = {
  name: 'careNotes',
  tables: [
    { table: 'care_notes', people: ['person_id'], names: ['written_by'], copy: ['notes', 'updated_at'], end: 'erased' },
  ],
};
