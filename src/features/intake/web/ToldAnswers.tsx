import { momentInWords } from '#web/moment-in-words.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ReportList } from './ReportList.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { useToldIntake } from './queries.ts';

/** What was answered and sent before a visit, below its accepted request: each look is in the trail of the person. */
export function ToldAnswers({ bookingId, as: Heading = 'h3' }: { bookingId: string; as?: 'h2' | 'h3' }) {
  const t = useWords();
  const locale = useLocale();
  const { data } = useToldIntake(bookingId);
  if (!data?.data) return null;
  const { answers, givenAt, reports } = data.data;
  return (
    <section className="stack" aria-labelledby={`answers-${bookingId}`} data-testid="told-answers">
      <Heading id={`answers-${bookingId}`}>{t('intake.told.title')}</Heading>
      {answers && <GivenAnswers answers={answers} />}
      {givenAt && (
        <p className="small muted">
          {t('intake.told.given', { at: momentInWords(givenAt, { timeZone: deviceZone(), locale }) })}
        </p>
      )}
      {reports.length > 0 && <ReportList reports={reports} />}
    </section>
  );
}
