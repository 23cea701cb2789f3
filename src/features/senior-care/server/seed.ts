import { randomUUID } from 'node:crypto';
import { insertReviews, rateCentres, type WrittenReview } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { insertCentres, insertManagers, type NewCentre } from './centre-store.ts';

const openFromEight = { open: '08:00', close: '17:00' };

type CentreChoices = Partial<NewCentre> & { managerId?: string };

/** A verified day-care centre in Pasadena, ten seats at $84 a day, open Monday to Friday; `managerId` is the account that answers there. */
export async function aCentre(db: Db, { managerId, ...choices }: CentreChoices = {}): Promise<NewCentre> {
  const createdAt = choices.createdAt ?? new Date('2026-01-05T09:00:00Z');
  const centre: NewCentre = {
    id: randomUUID(),
    name: 'Jacaranda Day Center',
    kind: 'day_care',
    verifiedAt: createdAt,
    street: '214 Example Ave',
    city: 'Pasadena',
    state: 'CA',
    zip: '91101',
    latitude: 34.1478,
    longitude: -118.1445,
    timeZone: 'America/Los_Angeles',
    phone: '6265550114',
    languages: ['en', 'es'],
    services: ['lunch', 'music'],
    offersRides: false,
    supportsMemory: false,
    capacity: 10,
    prices: { dayCents: 8400, weekCents: 39_900, monthCents: 159_600 },
    hours: [openFromEight, openFromEight, openFromEight, openFromEight, openFromEight, null, null],
    dayPlan: [
      { time: '09:00', what: 'welcome' },
      { time: '12:00', what: 'lunch' },
    ],
    about: { en: 'A house with a garden.', sp: 'Una casa con jardín.' },
    art: { seed: 'jacaranda', kind: 'arcade' },
    rating: null,
    reviewCount: 0,
    createdAt,
    ...choices,
  };
  await insertCentres(db, [centre]);
  if (managerId) await insertManagers(db, [{ centreId: centre.id, userId: managerId }]);
  return centre;
}

/** A review of five stars that nobody's booking stands behind; the centre's rating follows. */
export async function aReview(
  db: Db,
  { centreId, ...choices }: Partial<WrittenReview> & { centreId: string },
): Promise<WrittenReview> {
  const review: WrittenReview = {
    id: randomUUID(),
    centreId,
    bookingId: null,
    userId: null,
    author: 'Rosa M.',
    stars: 5,
    words: 'They know her songs by heart.',
    createdAt: new Date('2026-05-04T09:00:00Z'),
    ...choices,
  };
  await insertReviews(db, [review]);
  await rateCentres(db, [centreId]);
  return review;
}
