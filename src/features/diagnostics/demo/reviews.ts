import type { WrittenReview } from '#features/reviews/server/store.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, type Day, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import type { DemoLab } from './labs.ts';

const said = [
  [5, 'en', 'In at seven, out at ten past. The results were there the next morning, in words we understood.'],
  [5, 'en', 'My father has bad veins. She warmed his arm first and found one at once.'],
  [4, 'es', 'Muy limpio y puntual. El estacionamiento es pequeño.'],
  [5, 'en', 'The price was exactly what the page had said. That has not happened to us before.'],
  [4, 'en', 'Friendly, and the chair lies flat. We waited a quarter of an hour.'],
  [5, 'es', 'Le explicaron a mi mamá cada paso en español y no le dolió.'],
  [3, 'en', 'The draw was fine, the result came a day later than planned. They called to say so.'],
  [5, 'en', 'They came home before breakfast, with the label written in front of us.'],
  [4, 'en', 'Quiet rooms. I would like earlier times on Saturdays.'],
] as const;
const authors = ['Marta V.', 'Joan P.', 'Ruben A.', 'Alice T.', 'Nadia K.', 'Oscar L.', 'Helen D.', 'Irene S.'];
const FEWEST = 4;
const MOST = 16;

/** What families have written about a centre until today; the newest a few days ago. */
export function labReviews({ id, key, timeZone }: DemoLab, today: Day): WrittenReview[] {
  const random = seeded(`lab reviews ${key}`);
  const below = (count: number) => Math.floor(random() * count);
  const start = below(said.length);
  let day = addDays(today, -4 - below(15));
  return Array.from({ length: FEWEST + below(MOST - FEWEST) }, (_, index) => {
    const [stars, language, words] = said[(start + index * 4) % said.length] ?? said[0];
    const written = day;
    day = addDays(day, -6 - below(30));
    return {
      id: demoId(`lab review ${key} ${index}`),
      providerId: id,
      bookingId: null,
      userId: null,
      author: authors[below(authors.length)] ?? '',
      stars,
      words,
      language,
      createdAt: instantOf(written, '18:30', timeZone),
      visitedOn: addDays(written, -2),
    };
  });
}
