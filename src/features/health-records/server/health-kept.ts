import { discardFilesOn, leaveFilesBut } from '#features/uploads/server/own-files-store.ts';
import type { Keeping } from '#server/keeping.ts';
import { RECORD_FILE } from '../record.ts';
import { recordIdsOf } from './record-store.ts';

/** All that is kept about somebody’s health goes with them, with its files, whoever sent them; those on records of others stay theirs. */
export const healthKept: Keeping = {
  name: 'health',
  tables: [
    { table: 'health_profiles', people: ['person_id'], copy: ['facts', 'updated_at'], end: 'erased' },
    {
      table: 'health_records',
      people: ['person_id'],
      names: ['entered_by', 'changed_by'],
      copy: ['type', 'day', 'facts', 'created_at', 'updated_at', 'changed_at', 'removed_at', 'source_name'],
      end: 'erased',
    },
    {
      table: 'health_record_versions',
      of: [{ table: 'health_records', column: 'record_id' }],
      names: ['written_by'],
      copy: ['record_id', 'version', 'facts', 'files', 'written_at'],
      end: 'erased',
    },
    {
      table: 'shown_record_files',
      of: [{ table: 'health_records', column: 'record_id' }],
      names: ['shown_by'],
      copy: ['shown_at'],
      end: 'erased',
    },
    {
      table: 'record_link_looks',
      of: [{ table: 'record_links', column: 'link_id' }],
      copy: ['at', 'browser', 'system'],
      end: 'erased',
    },
    {
      table: 'record_links',
      account: ['made_by'],
      people: ['person_id'],
      copy: ['sections', 'made_at', 'ends_at', 'ended_at'],
      end: 'erased',
    },
  ],
  async erase({ db, now }, { userId, people }) {
    const own = { kind: RECORD_FILE, things: await recordIdsOf(db, people) };
    await discardFilesOn(db, { ...own, now });
    await leaveFilesBut(db, { ...own, userId });
  },
};
