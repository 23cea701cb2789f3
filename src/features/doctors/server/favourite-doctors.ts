import type { Speech } from '#features/bookings/server/kind.ts';
import type { FavouriteFacts, FavouriteKind } from '#features/favourites/server/kind.ts';
import { dayIn } from '#shared/dates.ts';
import { listFormat } from '#shared/intl.ts';
import { formatMoney } from '#shared/money.ts';
import { lowestPrice } from '../appointment-price.ts';
import type { DoctorFacts } from '../doctor.ts';
import { doctorsAmong } from './doctor-store.ts';
import { nextTimesOf } from './schedule.ts';

const conjunction = listFormat({ type: 'conjunction' });

/** Doctors as favourites: what a visit costs today, and the next day with a free time. */
export const favouriteDoctors: FavouriteKind = {
  service: 'doctor',
  providerKinds: ['doctor'],
  async describe(db, ids, { speech, now }) {
    const rows = await doctorsAmong(db, ids, now);
    const hosted = rows.filter(({ facts, isHosted }) => facts.isVerified && isHosted).map(({ facts }) => facts._id);
    const times = await nextTimesOf(db, hosted, { now, limit: 1 });
    return new Map(
      rows.map(({ facts, isHosted }): [string, FavouriteFacts] => {
        const next = times.get(facts._id)?.[0];
        return [
          facts._id,
          {
            what: whatOf(facts, speech),
            price: priceOf(facts, speech),
            nextFreeDay: next ? dayIn(facts.timeZone, new Date(next)) : null,
            standing: !facts.isVerified ? 'unverified' : !isHosted ? 'unanswered' : next ? 'open' : 'full',
          },
        ];
      }),
    );
  },
};

const whatOf = ({ specialties }: DoctorFacts, { t, locale }: Speech) =>
  conjunction(locale).format(specialties.map((specialty) => t(`doctors.specialty.${specialty}`)));

function priceOf({ prices }: DoctorFacts, { t, locale }: Speech): string | null {
  const least = prices && lowestPrice(prices);
  return least === null ? null : t('doctors.price.from', { price: formatMoney(least, locale, 'short') });
}
