import type { Introduction } from '#features/providers/provider.ts';
import { photosShown } from '#features/providers/server/photos/photo-store.ts';
import { plansTakenBy } from '#features/providers/server/plans-store.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import type { ReceiptLine } from '#features/providers/evidence.ts';
import { presentReview } from '#features/reviews/server/present.ts';
import { newestReviews, starsOf } from '#features/reviews/server/store.ts';
import { tourTimes } from '#features/tours/server/tour-times.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { type Day, dayIn, weekdayOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { CentreDetails } from '../centre.ts';
import type { seniorCare } from '../contract.ts';
import { type CentrePage, centreById, closedDaysOf } from './centre-store.ts';
import { roomDays } from './partner-store.ts';
import { neighboursOf } from './search-centres.ts';

/** As many as the page shows, and one that says that there are more. */
const MOST_VISIT_TIMES = 5;

type Reader = { now: Date; language: Language };

/** The page of a centre, of one that nobody has verified too. Throws `not_found`. */
export async function centreDetails(
  db: Db,
  id: string,
  { now, language }: Reader,
): Promise<Answer<typeof seniorCare.details>> {
  const centre = await centreById(db, { id, now });
  if (!centre) throw new Failure('not_found');
  const today = dayIn(centre.facts.timeZone, now);
  const [taken, stars, reviews, nearby, closedDays, receipt, plans, visits] = await Promise.all([
    roomDays(db, { centreId: id, from: today, to: today }),
    starsOf(db, id),
    newestReviews(db, id),
    neighboursOf(db, centre.facts, { now }),
    closedDaysOf(db, { id, today }),
    receiptOf(db, { providerId: id, of: 'dayCareCenter', timeZone: centre.facts.timeZone, now }),
    plansTakenBy(db, [id]),
    tourTimes(db, { providerId: id, now, limit: MOST_VISIT_TIMES }),
  ]);
  return {
    data: presentCentre(centre, { taken, stars, closedDays, receipt, plans: plans.get(id) ?? [], language }),
    reviews: reviews.map((review) => presentReview(review, language)),
    nearby,
    visits,
  };
}

type DetailParts = {
  taken: Awaited<ReturnType<typeof roomDays>>;
  stars: number[];
  closedDays: Day[];
  receipt: ReceiptLine[];
  plans: string[];
  language: Language;
};

function presentCentre(
  centre: CentrePage,
  { taken, stars, closedDays, receipt, plans, language }: DetailParts,
): CentreDetails {
  // Both are written by the profile form and the seeds only.
  const about = centre.about as Introduction;
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  const dayPlan = centre.day_plan as CentreDetails['dayPlan'];
  return {
    ...centre.facts,
    street: centre.street,
    zip: centre.zip,
    phone: centre.phone,
    about: about[spoken],
    aboutLanguage: languages[spoken],
    rooms: centre.facts.rooms.map((room) => {
      const today = taken.find((row) => row.room === room.type);
      return { ...room, free: today ? Math.max(0, today.capacity - today.taken) : room.places };
    }),
    dayPlan: centre.facts.isVerified ? dayPlan : [],
    capacity: centre.capacity,
    hostId: centre.host_id,
    closedDays: closedDays.filter((day) => centre.facts.openWeekdays.includes(weekdayOf(day))),
    stars,
    receipt,
    plans,
    photos: photosShown(centre),
  };
}
