import { addDays, type Day } from '#shared/dates.ts';
import { seeded, shuffled } from '#shared/seeded.ts';
import type { DemoCentre } from './demo-centre.ts';
import { demoId } from '#server/demo-id.ts';
import { peopleInCare, reviewerName, tellOf } from './people-in-care.ts';
import { sentencesFor } from './review-sentences.ts';

export type DemoReview = { id: string; author: string; stars: number; words: string; day: Day };

const NEWEST_DAYS_AGO = 4;
const OLDEST_DAYS_AGO = 700;

/** The reviews of a centre, newest first: always the same words and stars, on days that end shortly before `today`. */
export function demoReviews(centre: DemoCentre, today: Day): DemoReview[] {
  const random = seeded(`reviews of ${centre.key}`);
  const sentences = sentencesFor(centre, random);
  const names = new Set<string>();
  const days = daysAgo(centre.reviewCount, random);
  return shuffled(starsOf(centre.rating, centre.reviewCount), random).map((stars, index) => {
    const person = peopleInCare[Math.floor(random() * peopleInCare.length)] ?? peopleInCare[0];
    return {
      id: demoId(`review ${index} of ${centre.key}`),
      author: reviewerName(random, names),
      stars,
      words: tellOf(person, sentences(stars)),
      day: addDays(today, -(days[index] ?? OLDEST_DAYS_AGO)),
    };
  });
}

/** So many stars that they come to the rating on average: mostly fives, some fours, few below. */
function starsOf(rating: number, count: number): number[] {
  const stars = new Array<number>(count).fill(5);
  let missing = Math.round((5 - rating) * count);
  for (let index = 0; missing > 0; index = (index + 1) % count) {
    const before = stars[index] ?? 5;
    const after = Math.max(2, before - Math.min(missing, dropOf(index)));
    missing -= before - after;
    stars[index] = after;
  }
  return stars;
}

// Every fourth of those that are not content is disappointed, now and then one is angry.
function dropOf(index: number) {
  if (index % 4 === 3) return 2;
  return index % 11 === 6 ? 3 : 1;
}

// More of them lately than long ago, as a place becomes known.
function daysAgo(count: number, random: () => number): number[] {
  const span = OLDEST_DAYS_AGO - NEWEST_DAYS_AGO;
  return Array.from({ length: count }, () => NEWEST_DAYS_AGO + Math.floor(random() ** 1.6 * span)).sort(
    (a, b) => a - b,
  );
}
