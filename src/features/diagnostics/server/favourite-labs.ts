import type { FavouriteFacts, FavouriteKind } from '#features/favourites/server/kind.ts';
import { dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { LAB_CENTRE } from '../centre.ts';
import { nextFree } from './lab-card.ts';
import { labsAmong } from './lab-store.ts';

/** Test centres as favourites: what the cheapest test costs today, and the next day with a free chair. */
export const favouriteLabs: FavouriteKind = {
  service: 'lab',
  providerKinds: [LAB_CENTRE],
  async describe(db, ids, { speech: { t, locale }, now }) {
    const rows = await labsAmong(db, ids, now);
    const next = await nextFree(
      db,
      rows.filter(({ facts, isHosted }) => facts.isVerified && isHosted).map(({ facts }) => facts._id),
      now,
    );
    return new Map(
      rows.map(({ facts: { _id, fromCents, offered, isVerified, timeZone }, isHosted }): [string, FavouriteFacts] => {
        const free = next.get(_id);
        return [
          _id,
          {
            what: t('diagnostics.center.offered', { count: offered }),
            price:
              fromCents === null
                ? null
                : t('diagnostics.price.from', { price: formatMoney(fromCents, locale, 'short') }),
            nextFreeDay: free ? dayIn(timeZone, new Date(free)) : null,
            standing: !isVerified ? 'unverified' : !isHosted ? 'unanswered' : free ? 'open' : 'full',
          },
        ];
      }),
    );
  },
};
