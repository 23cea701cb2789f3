import type { Keeping } from '#server/keeping.ts';
import { leaveFilesTo } from '#features/uploads/server/own-files-store.ts';
import { PLACE_PHOTO } from '../photo.ts';
import { forgetDoneTo } from './places/place-event-store.ts';
import { hasWorkedAtPlace, lockPlacesOf, placeIdsOf, soleAnswererOf } from './places/sole-place-store.ts';

/** Who answers for a place; the place itself is a business, and what it shows belongs to it. */
export const providersKept: Keeping = {
  name: 'places',
  openMatters: soleAnswererOf,
  leave: lockPlacesOf,
  stays: { places: hasWorkedAtPlace },
  tables: [
    { table: 'provider_managers', account: ['user_id'], copy: ['provider_id', 'role', 'joined_at'], end: 'erased' },
    {
      table: 'place_events',
      account: ['actor_id'],
      names: ['subject_id'],
      copy: ['provider_id', 'what', 'at'],
      end: { kept: 'places', without: { actor_name: null } },
    },
    { table: 'provider_photos', names: ['decided_by'], copy: [], end: { kept: 'places' } },
  ],
  async erase({ db }, { userId }) {
    await forgetDoneTo(db, userId);
    await leaveFilesTo(db, { userId, kind: PLACE_PHOTO, things: await placeIdsOf(db, userId) });
  },
};
