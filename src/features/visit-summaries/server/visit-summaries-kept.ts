import type { Keeping } from '#server/keeping.ts';
import { discardFilesOn, leaveFilesTo } from '#features/uploads/server/own-files-store.ts';
import { SUMMARY_FILE } from '../summary.ts';
import { signedBy, signedFor, summariesOf } from './leaving-store.ts';
import { deleteTemplatesOf } from './template-store.ts';

/** A summary is the patient's, whoever wrote it: it goes with them, and stays when the doctor goes. Templates are the doctor's. */
export const visitSummariesKept: Keeping = {
  name: 'visitSummaries',
  tables: [
    {
      table: 'medications',
      people: ['person_id'],
      copy: [
        'type',
        'name',
        'strength',
        'dose',
        'frequency',
        'days',
        'instructions',
        'starts_on',
        'stopped_on',
        'times',
        'supply_units',
        'supply_per_dose',
        'supply_on',
      ],
      end: 'erased',
    },
    {
      table: 'summary_addenda',
      of: [{ table: 'visit_summaries', column: 'summary_id' }],
      names: ['written_by'],
      copy: ['words', 'created_at'],
      end: 'erased',
    },
    {
      table: 'shown_summaries',
      of: [{ table: 'visit_summaries', column: 'summary_id' }],
      names: ['shown_by'],
      copy: ['shown_at'],
      end: 'erased',
    },
    {
      table: 'visit_summaries',
      people: ['person_id'],
      names: ['written_by'],
      copy: ['notes', 'diagnosis', 'follow_up_weeks', 'signed_at'],
      end: 'erased',
    },
    {
      table: 'summary_templates',
      account: ['written_by'],
      copy: ['kind', 'name', 'content', 'created_at'],
      end: 'erased',
    },
  ],
  reads: async (db, { people }) => ({ kind: SUMMARY_FILE, things: await signedFor(db, people) }),
  giveUp: async ({ db }, providerId) => void (await deleteTemplatesOf(db, providerId)),
  async erase({ db, now }, { userId, people }) {
    await discardFilesOn(db, { kind: SUMMARY_FILE, things: await summariesOf(db, people), now });
    await leaveFilesTo(db, { userId, kind: SUMMARY_FILE, things: await signedBy(db, userId) });
  },
};
