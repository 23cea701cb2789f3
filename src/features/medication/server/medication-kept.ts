import type { Keeping } from '#server/keeping.ts';

/** What became of doses, and until when somebody was reminded of them, goes with the medicines themselves. */
export const medicationKept: Keeping = {
  name: 'medication',
  tables: [
    {
      table: 'medication_doses',
      of: [{ table: 'medications', column: 'medication_id' }],
      names: ['marked_by'],
      copy: ['day', 'time', 'state', 'marked_at'],
      end: 'erased',
    },
    { table: 'medication_reminders', people: ['person_id'], copy: [], end: 'erased' },
  ],
};
