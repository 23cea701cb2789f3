import type { FavouriteFacts, FavouriteKind } from '#features/favourites/server/kind.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { agenciesAmong } from './agency-store.ts';

/** Agencies as favourites: they have neither a price nor free days, and are asked to call. */
export const favouriteAgencies: FavouriteKind = {
  service: 'agency',
  providerKinds: [HOME_HEALTH],
  async describe(db, ids, { speech: { t }, now }) {
    const rows = await agenciesAmong(db, ids, now);
    return new Map(
      rows.map(({ facts: { _id: id, isVerified } }): [string, FavouriteFacts] => [
        id,
        {
          what: t('homeHealth.kind'),
          price: t('homeHealth.price'),
          nextFreeDay: null,
          standing: isVerified ? 'requests' : 'unverified',
        },
      ]),
    );
  },
};
