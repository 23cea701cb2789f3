import type { Keeping } from '#server/keeping.ts';
import { pauseRelations, resumeRelations } from './away.ts';
import { forgetInvitations } from './away-store.ts';

export const circleKept: Keeping = {
  name: 'circle',
  tables: [
    {
      table: 'dependants',
      people: ['person_id'],
      copy: ['relationship', 'basis', 'recorded_at'],
      end: 'erased',
    },
    {
      table: 'family_invitations',
      account: ['from_user_id'],
      people: ['person_id'],
      copy: ['kind', 'email', 'relationship', 'scopes', 'status', 'created_at'],
      end: 'erased',
    },
    {
      table: 'audit_entries',
      people: ['person_id'],
      names: ['actor_id'],
      copy: [], // told in whole, with who, by `copied-trail.ts`
      end: { kept: 'trail' },
    },
    { table: 'trail_checks', people: ['person_id'], copy: [], end: { kept: 'trail' } },
    { table: 'former_people', people: ['person_id'], copy: [], end: { kept: 'trail' } },
    {
      table: 'trail_questions',
      people: ['person_id'],
      names: ['asked_by', 'answered_by'],
      copy: ['kind', 'asked_at', 'answer', 'answered_at'],
      end: 'erased',
    },
    { table: 'weekly_digests', account: ['user_id'], copy: [], end: 'erased' },
  ],
  leave: pauseRelations,
  comeBack: resumeRelations,
  erase: ({ db }, { userId }) => forgetInvitations(db, userId),
};
