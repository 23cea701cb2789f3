import type { Fact } from '../booking.ts';
import { goesByTheHour, type PagesOfKind } from '../web/booking-pages.tsx';

/** What the first fact of a booking says beside its time: of a kind by the hour the short one, because the whole one says the hours again. */
export const firstFact = ([first]: readonly Fact[], pages: PagesOfKind): string =>
  (goesByTheHour(pages) ? first?.short : undefined) ?? first?.value ?? '';
