import { type BookingKinds, speechIn } from '#features/bookings/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import { dayIn, type Day } from '#shared/dates.ts';
import type { Language } from '#shared/languages.ts';
import { signedVisitsOf } from './leaving-store.ts';
import { presentSummary } from './present-summary.ts';
import { paperName, summaryPaper } from './summary-paper.ts';
import { signedOf } from './summary-store.ts';

/** What was signed of a visit, on paper, drawn when it is wanted. */
export type SummaryFile = {
  name: string;
  day: Day;
  providerName: string;
  personName: string;
  draw: () => Promise<Buffer>;
};

type CopyContext = { db: Db; bookingKinds: BookingKinds; now: Date };

/** The papers of every visit of these people of which somebody has signed a summary, the last visit first. */
export async function summaryFiles(
  context: CopyContext,
  { people, language }: { people: readonly string[]; language: Language },
): Promise<SummaryFile[]> {
  const visits = await signedVisitsOf(context.db, people);
  return visits.map((visit) => ({
    name: paperName(visit),
    day: dayIn(visit.timeZone, visit.startsAt),
    providerName: visit.providerName,
    personName: `${visit.firstName} ${visit.lastName}`.trim(),
    async draw() {
      const row = await signedOf(context.db, visit.id);
      if (!row) throw new Error('A signed summary has gone while it was copied.');
      return summaryPaper(await presentSummary(context, row), speechIn(language));
    },
  }));
}
