import { leaveFilesBut, discardFilesOn } from '#features/uploads/server/own-files-store.ts';
import type { Keeping } from '#server/keeping.ts';
import { INSURANCE_PICTURE } from '../card.ts';
import { cardIdsOf } from './card-store.ts';

/** Cards go with the person they insure, with their pictures, whoever sent them; those of others stay theirs. */
export const insuranceKept: Keeping = {
  name: 'insurance',
  tables: [
    {
      table: 'insurance_cards',
      people: ['person_id'],
      names: ['added_by'],
      copy: ['plan', 'payer', 'member_id', 'group_id', 'ends_on', 'created_at'],
      end: 'erased',
    },
  ],
  async erase({ db, now }, { userId, people }) {
    const own = { kind: INSURANCE_PICTURE, things: await cardIdsOf(db, people) };
    await discardFilesOn(db, { ...own, now });
    await leaveFilesBut(db, { ...own, userId });
  },
};
