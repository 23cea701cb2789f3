import type { Keeping } from '#server/keeping.ts';
import { leaveFilesTo } from '#features/uploads/server/own-files-store.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import { dropUnused, hasProvenPlace, linesOfPlaces } from './application-store.ts';

/** What a place was approved on belongs to the place; what was never approved goes. */
export const partnersKept: Keeping = {
  name: 'partners',
  stays: { places: hasProvenPlace },
  tables: [
    {
      table: 'partner_applications',
      account: ['user_id'],
      names: ['decided_by'],
      copy: ['id', 'purpose', 'status', 'profile', 'answer', 'created_at', 'sent_at', 'decided_at'],
      end: { kept: 'places' },
    },
    {
      table: 'evidence',
      of: [{ table: 'partner_applications', column: 'application_id' }],
      names: ['checked_by'],
      copy: ['kind', 'facts', 'valid_until', 'result', 'created_at'],
      end: { kept: 'places' },
    },
    {
      table: 'application_events',
      of: [{ table: 'partner_applications', column: 'application_id' }],
      names: ['actor_id'],
      copy: ['what', 'detail', 'at'],
      end: { kept: 'places' },
    },
  ],
  async erase({ db }, { userId }) {
    await dropUnused(db, userId);
    await leaveFilesTo(db, { userId, kind: EVIDENCE_FILE, things: await linesOfPlaces(db, userId) });
  },
};
