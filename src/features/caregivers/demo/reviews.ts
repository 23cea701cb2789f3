import type { WrittenReview } from '#features/reviews/server/store.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, type Day, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import type { DemoCaregiver } from './caregivers.ts';

type ReviewText = { stars: number; language: 'en' | 'es'; words: string };

const said: readonly ReviewText[] = [
  {
    stars: 5,
    language: 'en',
    words: 'My father does not let anybody help him in the bathroom. Here he did, on the second day.',
  },
  { stars: 5, language: 'es', words: 'Llegó cinco minutos antes y se fue cuando todo estaba en su sitio.' },
  { stars: 4, language: 'en', words: 'Kind and careful. The notes for the family could be a little longer.' },
  { stars: 5, language: 'en', words: 'I slept a whole afternoon for the first time in weeks.' },
  { stars: 5, language: 'es', words: 'Mi mamá pregunta cada mañana si hoy viene.' },
  { stars: 4, language: 'en', words: 'Good company and good food. Came ten minutes late once, and called before.' },
  { stars: 5, language: 'en', words: 'Saw that the new pills made her dizzy, and told us the same evening.' },
  { stars: 3, language: 'en', words: 'Everything was done, but there was little talk. My mother likes to talk.' },
  { stars: 5, language: 'es', words: 'Le habla despacio, la mira a los ojos y la hace reír.' },
];
const authors = ['Marta V.', 'Joan P.', 'Ruben A.', 'Alice T.', 'Nadia K.', 'Oscar L.', 'Helen D.', 'Irene S.'];
const FEWEST = 3;
const MOST = 11;

/** What families have written about a caregiver until today; the newest a few days ago. */
export function demoReviews({ id, name, timeZone }: DemoCaregiver, today: Day): WrittenReview[] {
  const random = seeded(`reviews ${name}`);
  const below = (count: number) => Math.floor(random() * count);
  const start = below(said.length);
  let day = addDays(today, -4 - below(20));
  return Array.from({ length: FEWEST + below(MOST - FEWEST) }, (_, index) => {
    const { stars, language, words } = said[(start + index * 4) % said.length] ?? {
      stars: 5,
      language: 'en',
      words: '',
    };
    const written = day;
    day = addDays(day, -6 - below(30));
    return {
      id: demoId(`review ${name} ${index}`),
      providerId: id,
      bookingId: null,
      userId: null,
      author: authors[below(authors.length)] ?? '',
      ...{ stars, words, language },
      createdAt: instantOf(written, '18:30', timeZone),
      visitedOn: addDays(written, -1),
    };
  });
}
