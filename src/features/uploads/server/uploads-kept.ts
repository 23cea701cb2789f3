import type { Keeping } from '#server/keeping.ts';
import { discardOwnFiles } from './own-files-store.ts';

/** What somebody sent goes; what a place showed or proved with it stays the place's. */
export const uploadsKept: Keeping = {
  name: 'files',
  tables: [
    {
      table: 'files',
      account: ['owner_id'],
      copy: ['kind', 'name', 'type', 'bytes', 'created_at'],
      end: { kept: 'places', without: { owner_id: null } },
    },
    { table: 'file_renditions', of: [{ table: 'files', column: 'file_id' }], copy: [], end: 'along' },
  ],
  erase: ({ db, now }, { userId }) => discardOwnFiles(db, { userId, now }),
};
