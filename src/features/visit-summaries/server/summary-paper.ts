import type { Speech } from '#features/bookings/server/kind.ts';
import { onPaper } from '#server/pdf-paper.ts';
import { brand } from '#shared/brand.ts';
import { dayIn, formatDayInWords, formatMoment } from '#shared/dates.ts';
import { medicineInWords } from '../medicine-in-words.ts';
import type { Summary } from '../summary.ts';

/** What the file of the paper is called. */
export const paperName = (visit: { bookingId: string; startsAt: Date; timeZone: string }): string =>
  `visit-${visit.bookingId}-${dayIn(visit.timeZone, visit.startsAt)}.pdf`;

/** A signed summary to take to the pharmacy or to another doctor. */
export async function summaryPaper(summary: Summary, { t, locale }: Speech): Promise<Buffer> {
  const { timeZone } = summary;
  const title = t('visitSummaries.title', { name: summary.providerName });
  const moment = (instant: string) => formatMoment(timeZone, new Date(instant), locale);
  return onPaper({ title, language: locale }, (paper) => {
    paper.heading(title);
    paper.fact(t('visitSummaries.patient'), summary.personName);
    paper.fact(t('visitSummaries.when'), moment(summary.startsAt));
    paper.fact(t('visitSummaries.number'), summary.bookingId);
    paper.fact(t('visitSummaries.signed'), moment(summary.signedAt));
    if (summary.diagnosis !== '') {
      paper.title(t('visitSummaries.diagnosis'));
      paper.text(summary.diagnosis);
    }
    paper.title(t('visitSummaries.notes'));
    paper.text(summary.notes);
    if (summary.medicines.length > 0) paper.title(t('visitSummaries.medicines'));
    for (const medicine of summary.medicines) {
      const { name, taken, instructions } = medicineInWords(medicine, t);
      paper.fact(name, [taken, instructions].filter(Boolean).join('\n'));
    }
    if (summary.followUpOn !== null && summary.followUpWeeks !== null) {
      paper.title(t('visitSummaries.followUp'));
      paper.text(
        t('visitSummaries.followUp.text', {
          count: summary.followUpWeeks,
          day: formatDayInWords(summary.followUpOn, locale),
        }),
      );
    }
    for (const { words, createdAt } of summary.addenda) {
      paper.title(t('visitSummaries.added', { day: formatDayInWords(dayIn(timeZone, new Date(createdAt)), locale) }));
      paper.text(words);
    }
    paper.line();
    paper.quiet(t('visitSummaries.paper.note', { brand: brand.name, phone: brand.phone }));
  });
}
