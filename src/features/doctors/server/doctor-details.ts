import type { Introduction } from '#features/providers/provider.ts';
import type { HoursRange } from '#features/availability/weekly-hours.ts';
import { photosShown } from '#features/providers/server/photos/photo-store.ts';
import { plansTakenBy } from '#features/providers/server/plans-store.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import { presentReview } from '#features/reviews/server/present.ts';
import { newestReviews, starsOf } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { doctors } from '../contract.ts';
import type { DoctorDetails } from '../doctor.ts';
import { doctorById, type DoctorPage } from './doctor-store.ts';
import { scheduleWith, takesAppointments } from './schedule.ts';
import { similarDoctors } from './search-doctors.ts';

const FIRST_DAYS = 7;

type Reader = { now: Date; language: Language };

/** The page of a doctor, of one whom nobody has verified too. Throws `not_found`. */
export async function doctorDetails(
  db: Db,
  id: string,
  { now, language }: Reader,
): Promise<Answer<typeof doctors.one>> {
  const doctor = await doctorById(db, { id, now });
  if (!doctor) throw new Failure('not_found');
  const [stars, reviews, receipt, plans, similar, schedule] = await Promise.all([
    starsOf(db, id),
    newestReviews(db, id),
    receiptOf(db, { providerId: id, of: 'doctor', timeZone: doctor.facts.timeZone, now }),
    plansTakenBy(db, [id]),
    similarDoctors(db, doctor.facts, now),
    takesAppointments(doctor) ? scheduleWith(db, doctor, { from: now, days: FIRST_DAYS, now }) : null,
  ]);
  return {
    data: {
      ...presentDoctor(doctor, language),
      stars,
      receipt,
      plans: plans.get(id) ?? [],
    },
    reviews: reviews.map((review) => presentReview(review, language)),
    similar,
    schedule,
  };
}

function presentDoctor(doctor: DoctorPage, language: Language): Omit<DoctorDetails, 'stars' | 'receipt' | 'plans'> {
  const about = doctor.about as Introduction; // written by the profile form and the seeds only
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  return {
    ...doctor.facts,
    about: about[spoken],
    aboutLanguage: languages[spoken],
    training: doctor.training,
    photos: photosShown(doctor),
    npi: doctor.npi,
    licence: { state: doctor.licence_state, number: doctor.licence_number },
    hostId: doctor.host_id,
    hours: doctor.facts.isVerified ? ((doctor.ranges as HoursRange[] | null) ?? []) : [], // written by setWeeklyHours only
    minutes: doctor.slot_minutes,
    acceptsItself: doctor.accepts_itself,
  };
}
