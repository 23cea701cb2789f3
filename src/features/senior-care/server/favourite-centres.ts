import type { Speech } from '#features/bookings/server/kind.ts';
import type { FavouriteFacts, FavouriteKind } from '#features/favourites/server/kind.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Db } from '#server/db/db.ts';
import type { CentreCard } from '../centre.ts';
import { fromIn } from '../rooms.ts';
import { kinds, STAY_DAYS } from '../stay-limits.ts';
import { centresClosed } from './centre-store.ts';
import { cardsAmong } from './search-centres.ts';
import { hostedAmong } from './search-store.ts';

/** Centers as favourites: what a day or four weeks cost today, and the next day with a seat. */
export const favouriteCentres: FavouriteKind = {
  service: 'centre',
  providerKinds: kinds,
  async describe(db, ids, { speech, now }) {
    const cards = await cardsAmong(db, ids, { now });
    const standing = await standingsOf(db, cards, now);
    return new Map(
      cards.map((card): [string, FavouriteFacts] => [
        card._id,
        {
          what: speech.t(`seniorCare.kind.${card.kind}`),
          price: priceWords(card, speech),
          nextFreeDay: card.nextFreeDay,
          standing: standing(card),
        },
      ]),
    );
  },
};

function priceWords({ kind, prices, rooms }: CentreCard, { t, locale }: Speech): string | null {
  if (!prices) return null;
  const price =
    kind === 'day_care'
      ? t('seniorCare.price.day', { price: formatMoney(prices.dayCents, locale, 'short') })
      : t('seniorCare.price.month', { price: formatMoney(prices.monthCents, locale, 'short') });
  return fromIn({ rooms }, price, t);
}

/** Why some of them have no free day: nobody has checked them, nobody answers, they are closed for weeks, or they are full. */
async function standingsOf(db: Db, cards: readonly CentreCard[], now: Date) {
  const without = cards
    .filter(({ isVerified, nextFreeDay }) => isVerified && nextFreeDay === null)
    .map(({ _id }) => _id);
  const today = dayIn('UTC', now);
  const [hosted, closed] =
    without.length === 0
      ? [[], []]
      : await Promise.all([
          hostedAmong(db, without),
          centresClosed(db, { ids: without, from: today, to: addDays(today, STAY_DAYS) }),
        ]);
  return ({ _id, isVerified, nextFreeDay }: CentreCard): FavouriteFacts['standing'] => {
    if (!isVerified) return 'unverified';
    if (nextFreeDay !== null) return 'open';
    if (!hosted.includes(_id)) return 'unanswered';
    return closed.includes(_id) ? 'closed' : 'full';
  };
}
