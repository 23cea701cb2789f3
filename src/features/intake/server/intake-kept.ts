import type { Keeping } from '#server/keeping.ts';

/** Answers to a doctor’s questions: nobody needs them once their person is gone. */
export const intakeKept: Keeping = {
  name: 'intake',
  tables: [
    { table: 'intakes', people: ['person_id'], names: ['written_by'], copy: ['answers', 'updated_at'], end: 'erased' },
    {
      table: 'booking_intakes',
      people: ['person_id'],
      names: ['given_by'],
      copy: ['answers', 'given_at'],
      end: 'erased',
    },
  ],
};
