import type { About } from '#features/providers/provider.ts';
import { presentReview } from '#features/reviews/server/present.ts';
import { newestReviews, starsOf } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { type Day, dayIn, weekdayOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { CentreDetails } from '../centre.ts';
import type { seniorCare } from '../contract.ts';
import { type CentrePage, centreById, closedDaysOf } from './centre-store.ts';
import { neighboursOf } from './search-centres.ts';

type Reader = { now: Date; language: Language };

/** The page of a centre, of one that nobody has verified too. Throws `not_found`. */
export async function centreDetails(
  db: Db,
  id: string,
  { now, language }: Reader,
): Promise<Answer<typeof seniorCare.details>> {
  const centre = await centreById(db, id);
  if (!centre) throw new Failure('not_found');
  const [stars, reviews, nearby, closedDays] = await Promise.all([
    starsOf(db, id),
    newestReviews(db, id),
    neighboursOf(db, centre.facts, { now }),
    closedDaysOf(db, { id, today: dayIn(centre.facts.timeZone, now) }),
  ]);
  return {
    data: presentCentre(centre, { stars, closedDays, language }),
    reviews: reviews.map((review) => presentReview(review, language)),
    nearby,
  };
}

function presentCentre(
  centre: CentrePage,
  { stars, closedDays, language }: { stars: number[]; closedDays: Day[]; language: Language },
): CentreDetails {
  // Both are written by the profile form and the seeds only.
  const about = centre.about as About;
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  const dayPlan = centre.day_plan as CentreDetails['dayPlan'];
  return {
    ...centre.facts,
    street: centre.street,
    zip: centre.zip,
    phone: centre.phone,
    about: about[spoken],
    aboutLanguage: languages[spoken],
    dayPlan: centre.facts.isVerified ? dayPlan : [],
    capacity: centre.capacity,
    hostId: centre.host_id,
    closedDays: closedDays.filter((day) => centre.facts.openWeekdays.includes(weekdayOf(day))),
    stars,
  };
}
