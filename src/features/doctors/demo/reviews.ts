import type { WrittenReview } from '#features/reviews/server/store.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, type Day, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import type { DemoDoctor } from './doctors.ts';

type ReviewText = { stars: number; language: 'en' | 'es'; words: string };

const said: readonly ReviewText[] = [
  {
    stars: 5,
    language: 'en',
    words:
      'She spoke slowly with my father and sent a one-page list of his medicines after. He used it at the pharmacy the same day.',
  },
  {
    stars: 5,
    language: 'en',
    words: 'I joined from my office while my mother sat at home. It felt as if we were in one room.',
  },
  {
    stars: 5,
    language: 'es',
    words: 'Le explicó todo a mi mamá en palabras sencillas y esperó a que ella preguntara.',
  },
  { stars: 5, language: 'en', words: 'On time to the minute, and no question was too small.' },
  { stars: 4, language: 'en', words: 'Good advice and kind. The picture froze once and came back by itself.' },
  {
    stars: 5,
    language: 'es',
    words: 'Nos dijo con claridad cuándo había que ir en persona y cuándo podíamos esperar.',
  },
  { stars: 4, language: 'en', words: 'We waited ten minutes longer than planned, but were not hurried for it.' },
  {
    stars: 5,
    language: 'en',
    words: 'Noticed that two of the pills do the same thing. Our own doctor agreed a week later.',
  },
  { stars: 5, language: 'en', words: 'He asked my mother first and me second. That has not happened to us before.' },
  { stars: 3, language: 'en', words: 'The visit was fine. I would have liked more time for the second problem.' },
  { stars: 5, language: 'es', words: 'Contestó por escrito la misma tarde, con cuidado y sin frases hechas.' },
  { stars: 4, language: 'es', words: 'Muy buena atención. El resumen llegó al día siguiente.' },
];
const authors = [
  'Marta V.',
  'Joan P.',
  'Ruben A.',
  'Alice T.',
  'Nadia K.',
  'Oscar L.',
  'Helen D.',
  'Irene S.',
  'Walter B.',
  'Gloria M.',
];
const FEWEST = 3;
const MOST = 14;

/** What families have written about a doctor until today; the newest a few days ago. */
export function demoReviews({ id, name, timeZone }: DemoDoctor, today: Day): WrittenReview[] {
  const random = seeded(`reviews ${name}`);
  const below = (count: number) => Math.floor(random() * count);
  const start = below(said.length);
  let day = addDays(today, -3 - below(20));
  return Array.from({ length: FEWEST + below(MOST - FEWEST) }, (_, index) => {
    const { stars, language, words } = said[(start + index * 5) % said.length] ?? {
      stars: 5,
      language: 'en',
      words: '',
    };
    const written = day;
    day = addDays(day, -5 - below(30));
    return {
      id: demoId(`review ${name} ${index}`),
      providerId: id,
      bookingId: null,
      userId: null,
      author: authors[below(authors.length)] ?? '',
      stars,
      words,
      language,
      createdAt: instantOf(written, '18:30', timeZone),
      visitedOn: addDays(written, -1),
    };
  });
}
