import type { Keeping } from '#server/keeping.ts';

/** What the bell told of somebody goes with them, at whosever bell. */
export const notificationsKept: Keeping = {
  name: 'notifications',
  tables: [
    {
      table: 'notifications',
      account: ['user_id'],
      people: ['person_id'],
      of: [
        { table: 'threads', column: 'subject_id' },
        { table: 'family_links', column: 'subject_id' },
        { table: 'family_invitations', column: 'subject_id' },
        { table: 'lead_requests', column: 'subject_id' },
        { table: 'tours', column: 'subject_id' },
      ],
      copiesOwn: true,
      copy: ['kind', 'facts', 'updated_at', 'read_at'],
      end: 'erased',
    },
    { table: 'push_devices', account: ['user_id'], copy: ['name', 'created_at'], end: 'erased' },
  ],
};
