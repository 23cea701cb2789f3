import { findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import type { HoursRange } from '#features/availability/weekly-hours.ts';
import type { Introduction } from '#features/providers/provider.ts';
import { photosShown } from '#features/providers/server/photos/photo-store.ts';
import { receiptOf } from '#features/providers/server/receipt.ts';
import { presentReview } from '#features/reviews/server/present.ts';
import { newestReviews, starsOf } from '#features/reviews/server/store.ts';
import { wordsOf } from '#server/words.ts';
import type { Answer } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { languages } from '#shared/languages.ts';
import { packages, tests } from '../catalogue.ts';
import { LAB_DRAW } from '../centre.ts';
import type { diagnostics } from '../contract.ts';
import { labById, pricesOf } from './lab-store.ts';
import { packageCard, testCard, type ReadingContext } from './present-item.ts';

/** The page of a centre, of one that nobody has verified too. Throws `not_found`. */
export async function labDetails(
  { db, now, language }: ReadingContext,
  id: string,
): Promise<Answer<typeof diagnostics.centre>> {
  const lab = await labById(db, { id, now });
  if (!lab) throw new Failure('not_found');
  const { facts } = lab;
  const [stars, reviews, receipt, prices] = await Promise.all([
    starsOf(db, id),
    newestReviews(db, id),
    receiptOf(db, { providerId: id, of: 'diagnosticCenter', timeZone: facts.timeZone, now }),
    facts.isVerified ? pricesOf(db, id) : new Map<string, number>(),
  ]);
  const about = lab.about as Introduction; // written by the profile form and the seeds only
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  const known = { t: wordsOf(language), prices };
  return {
    data: {
      ...facts,
      street: lab.street,
      zip: lab.zip,
      phone: lab.phone,
      about: about[spoken],
      aboutLanguage: languages[spoken],
      photos: photosShown(lab),
      hostId: lab.host_id,
      hours: facts.isVerified ? ((lab.ranges as HoursRange[] | null) ?? []) : [], // written by setWeeklyHours only
      minutes: lab.slot_minutes,
      tests: tests.filter(({ _id }) => prices.has(_id)).map((test) => testCard(test, known)),
      packages: packages.filter(({ _id }) => prices.has(_id)).map((given) => packageCard(given, known)),
      stars,
      receipt,
    },
    reviews: reviews.map((review) => presentReview(review, language)),
  };
}

const MOST_SLOTS = 2000;

/** When somebody can be drawn. Throws `not_found` for a centre that takes no orders. */
export async function labSchedule(
  { db, now }: ReadingContext,
  id: string,
): Promise<Answer<typeof diagnostics.schedule>> {
  const lab = await labById(db, { id, now });
  if (!lab || !lab.facts.isVerified || lab.host_id === null || lab.slot_minutes === null)
    throw new Failure('not_found');
  const to = new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const asked = { providerIds: [id], service: LAB_DRAW, from: now, to, limit: MOST_SLOTS, now };
  const free = (await findOpenSlots(db, asked)).get(id) ?? [];
  return {
    data: free.map(({ startsAt }) => startsAt.toISOString()),
    timeZone: lab.facts.timeZone,
    minutes: lab.slot_minutes,
  };
}
