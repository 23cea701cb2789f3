import type { Keeping } from '#server/keeping.ts';

/** What a caregiver wrote of a visit is the person's: it goes with them, and stays when the caregiver goes. */
export const careVisitsKept: Keeping = {
  name: 'careVisits',
  tables: [
    {
      table: 'care_visit_notes',
      people: ['person_id'],
      names: ['written_by'],
      copy: ['starts_at', 'done', 'condition', 'words', 'is_to_watch', 'written_at', 'changed_at'],
      end: 'erased',
    },
  ],
};
