import type { FavouriteFacts, FavouriteKind } from '#features/favourites/server/kind.ts';
import { dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { caregiversAmong } from './caregiver-store.ts';
import { nextTimesOf } from './schedule.ts';

/** Caregivers as favourites: what an hour costs today, and the next day on which they can come. */
export const favouriteCaregivers: FavouriteKind = {
  service: 'caregiver',
  providerKinds: ['caregiver'],
  async describe(db, ids, { speech: { t, locale }, now }) {
    const rows = await caregiversAmong(db, ids, now);
    const hosted = rows.filter(({ facts, isHosted }) => facts.isVerified && isHosted).map(({ facts }) => facts);
    const times = await nextTimesOf(db, hosted, now);
    return new Map(
      rows.map(({ facts, isHosted }): [string, FavouriteFacts] => {
        const { _id: id, hourCents, timeZone, isVerified } = facts;
        const next = times.get(id)?.[0];
        return [
          id,
          {
            what: t('caregivers.kind'),
            price:
              hourCents === null
                ? null
                : t('caregivers.price.hour', { price: formatMoney(hourCents, locale, 'short') }),
            nextFreeDay: next ? dayIn(timeZone, new Date(next)) : null,
            standing: !isVerified ? 'unverified' : !isHosted ? 'unanswered' : next ? 'open' : 'full',
          },
        ];
      }),
    );
  },
};
