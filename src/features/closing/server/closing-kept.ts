import type { Keeping } from '#server/keeping.ts';
import { removePieces } from './copy/copy-store.ts';
import { forgetMessages } from './kept-store.ts';

/** What the kernels keep of an account, and the copies that it asked for. */
export const closingKept: Keeping = {
  name: 'copies',
  tables: [
    {
      table: 'account_exports',
      account: ['user_id'],
      copy: ['state', 'bytes', 'asked_at', 'ready_at', 'expires_at'],
      end: 'erased',
    },
    { table: 'account_export_pieces', of: [{ table: 'account_exports', column: 'export_id' }], copy: [], end: 'along' },
    {
      table: 'outbox',
      account: ['user_id'],
      of: [
        { table: 'bookings', column: 'subject_id' },
        { table: 'threads', column: 'subject_id' },
        { table: 'family_links', column: 'subject_id' },
        { table: 'family_invitations', column: 'subject_id' },
        { table: 'lead_requests', column: 'subject_id' },
        { table: 'tours', column: 'subject_id' },
        { table: 'tours', column: 'subject_id' },
      ],
      copy: [],
      end: 'erased',
    },
    { table: 'idempotent_answers', account: ['user_id'], copy: [], end: 'erased' },
  ],
  letGo: ({ db, ports }, { userId }) => removePieces(db, { ports, userId }),
  erase: ({ db }, { userId }) => forgetMessages(db, userId),
};
