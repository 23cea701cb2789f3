import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { insertReviews, rateProviders } from '#features/reviews/server/store.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import { BOOK_AHEAD_DAYS } from '../server/book-stay.ts';
import { fillWeekdays, insertCentres, type NewCentre } from '../server/centre-store.ts';
import { demoCentres } from './centres.ts';
import type { DemoCentre } from './demo-centre.ts';
import { seedEvidence } from './demo-evidence.ts';
import { demoManager, managerOf } from './managers.ts';
import { seedReplies } from './review-replies.ts';
import { demoReviews } from './reviews.ts';
import { demoStays } from './stays.ts';

const OPENED_DAYS_AGO = 730;
/** A review is written so long after the stay. */
const STAYED_DAYS_BEFORE = 3;

/** The centres with those who answer there, their full days, and what families have written about them. */
async function seedCentres(db: Db, now: Date): Promise<void> {
  const centres = demoCentres();
  await insertCentres(
    db,
    centres.map((centre) => newCentre(centre, now)),
  );
  const managed = centres.filter(({ isVerified }) => isVerified);
  await insertManagers(
    db,
    managed.map((centre) => ({ providerId: centre.id, userId: managerOf(centre).id })),
  );
  await seedEvidence(db, managed, now);
  for (const { id, key } of managed) await writePlansTaken(db, id, plansOf(key));
  for (const centre of centres.filter(({ fullWeekdays }) => fullWeekdays.length > 0)) {
    const today = dayIn(centre.timeZone, now);
    await fillWeekdays(db, {
      centreId: centre.id,
      weekdays: centre.fullWeekdays,
      from: today,
      to: addDays(today, BOOK_AHEAD_DAYS),
    });
  }
  await insertReviews(
    db,
    managed.flatMap((centre) => reviewsOf(centre, now)),
  );
  await seedReplies(db, now);
  await rateProviders(
    db,
    centres.map(({ id }) => id),
  );
}

/** Which plans places of the town take: some several, some one, some none, and one written in another way. */
const plansOf = (key: string): string[] => plansTaken[key] ?? [];

const plansTaken: Record<string, string[]> = {
  [demoManager.centreKey]: ['Golden Poppy Senior Advantage', 'Blue Heron Supplement', 'Cedar Ridge Long-Term Care'],
  'casa-amable': ['Golden Poppy Senior Advantage', 'Golden Poppy Choice'],
  'lincoln-porch': ['GOLDEN POPPY Senior Advantage', 'Silver Fir Medicare Plus'],
  'huntington-circle': ['Golden Poppy Senior Advantage', 'Golden Poppy Choice'],
  'madison-grove': ['Cedar Ridge Long-Term Care'],
  'marigold-home': ['Silver Fir Medicare Plus', 'Cedar Ridge Long-Term Care'],
};

function newCentre({ isVerified, timeZone, ...centre }: DemoCentre, now: Date): NewCentre {
  const createdAt = instantOf(addDays(dayIn(timeZone, now), -OPENED_DAYS_AGO), '09:00', timeZone);
  return {
    ...centre,
    ...(!isVerified && { prices: null, rooms: [] }),
    timeZone,
    verifiedAt: isVerified ? createdAt : null,
    rating: null,
    reviewCount: 0,
    createdAt,
  };
}

const reviewsOf = (centre: DemoCentre, now: Date) =>
  demoReviews(centre, dayIn(centre.timeZone, now)).map(({ day, ...review }) => ({
    ...review,
    providerId: centre.id,
    language: 'en',
    bookingId: null,
    userId: null,
    createdAt: instantOf(day, '12:00', centre.timeZone),
    visitedOn: addDays(day, -STAYED_DAYS_BEFORE),
  }));

/** Senior care in the demo town. */
export const demoSeniorCare: DemoService = {
  managers: demoCentres()
    .filter(({ isVerified }) => isVerified)
    .map(managerOf),
  toTry: { role: 'Center manager', email: demoManager.email, password: demoManager.password },
  seed: seedCentres,
  bookings: demoStays,
};
