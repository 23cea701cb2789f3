import { leaveFilesBut, discardFilesOn } from '#features/uploads/server/own-files-store.ts';
import type { Keeping } from '#server/keeping.ts';
import { PORTRAIT } from '../contract.ts';

/** Oneself and those one looks after, as people who are cared for. */
export const familyKept: Keeping = {
  name: 'family',
  tables: [
    {
      table: 'people',
      people: ['id'],
      names: ['user_id', 'created_by'],
      copy: ['id', 'first_name', 'last_name', 'date_of_birth', 'gender', 'address', 'zip', 'updated_at'],
      end: {
        kept: 'stays',
        without: {
          first_name: '',
          last_name: '',
          date_of_birth: null,
          gender: null,
          address: null,
          zip: null,
          profile_image: null,
        },
      },
    },
    {
      table: 'family_links',
      account: ['member_user_id'],
      people: ['person_id'],
      names: ['stopped_by'],
      copy: ['relationship', 'status', 'scopes', 'accepted_at', 'paused_at', 'ends_on', 'updated_at'],
      end: 'erased',
    },
  ],
  async erase({ db, now }, { userId, people }) {
    const own = { kind: PORTRAIT, things: people };
    await discardFilesOn(db, { ...own, now });
    await leaveFilesBut(db, { ...own, userId });
  },
};
