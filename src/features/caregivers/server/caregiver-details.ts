import type { HoursRange } from '#features/availability/weekly-hours.ts';
import type { Introduction } from '#features/providers/provider.ts';
import { photosShown } from '#features/providers/server/photos/photo-store.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import { presentReview } from '#features/reviews/server/present.ts';
import { newestReviews, starsOf } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { CaregiverDetails } from '../caregiver.ts';
import type { caregivers } from '../contract.ts';
import { caregiverById, type CaregiverPage } from './caregiver-store.ts';
import { scheduleWith, takesVisits } from './schedule.ts';
import { caregiversNear } from './search-caregivers.ts';

const FIRST_DAYS = 14;

type Reader = { now: Date; language: Language };

/** The page of a caregiver, of one whom nobody has verified too. Throws `not_found`. */
export async function caregiverDetails(
  db: Db,
  id: string,
  { now, language }: Reader,
): Promise<Answer<typeof caregivers.one>> {
  const caregiver = await caregiverById(db, { id, now });
  if (!caregiver) throw new Failure('not_found');
  const [stars, reviews, receipt, nearby, schedule] = await Promise.all([
    starsOf(db, id),
    newestReviews(db, id),
    receiptOf(db, { providerId: id, of: 'caregiver', timeZone: caregiver.facts.timeZone, now }),
    caregiversNear(db, { id, point: caregiver, now }),
    takesVisits(caregiver) ? scheduleWith(db, caregiver, { from: now, days: FIRST_DAYS, now }) : null,
  ]);
  return {
    data: { ...present(caregiver, language), stars, receipt },
    reviews: reviews.map((review) => presentReview(review, language)),
    nearby,
    schedule,
  };
}

function present(caregiver: CaregiverPage, language: Language): Omit<CaregiverDetails, 'stars' | 'receipt'> {
  const about = caregiver.about as Introduction; // written by the profile form and the seeds only
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  return {
    ...caregiver.facts,
    about: about[spoken],
    aboutLanguage: languages[spoken],
    training: caregiver.training,
    photos: photosShown(caregiver),
    hostId: caregiver.host_id,
    hours: caregiver.facts.isVerified ? ((caregiver.ranges as HoursRange[] | null) ?? []) : [], // written by setWeeklyHours only
  };
}
