import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShowFiles } from '#features/health-records/web/shown/ShowFiles.tsx';
import { ShownFiles } from '#features/health-records/web/shown/ShownFiles.tsx';
import { MOST_REPORTS } from '#features/intake/intake.ts';
import { intakeOfBooking, useToldIntake } from '#features/intake/web/queries.ts';
import { ReportList } from '#features/intake/web/ReportList.tsx';
import { SendReports } from '#features/intake/web/SendReports.tsx';
import { ToldAnswers } from '#features/intake/web/ToldAnswers.tsx';
import { ShownSummaries } from '#features/visit-summaries/web/ShownSummaries.tsx';
import { ShowSummaries } from '#features/visit-summaries/web/ShowSummaries.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { VideoVisit } from '../../contract.ts';
import styles from './Records.module.css';

/** In the visit: the family shows files of the records and what other doctors wrote, and sends reports, the doctor reads what was answered, sent and shown. */
export function Records({ visit: { _id: id, part, provider, personName } }: { visit: VideoVisit }) {
  const t = useWords();
  return (
    <div className={styles.records} data-testid="visit-shown">
      {part === 'provider' ? (
        <>
          <ToldAnswers bookingId={id} />
          <ShownSummaries bookingId={id} />
          <ShownFiles bookingId={id} />
          <p className="small muted">{t('videoVisits.room.records.live', { name: personName })}</p>
        </>
      ) : (
        <>
          <ShowFiles bookingId={id} providerName={provider.name} />
          <ShowSummaries bookingId={id} providerName={provider.name} isOptional />
          <Reports bookingId={id} />
        </>
      )}
    </div>
  );
}

/** Beside the picture where there is room for both: what the patient answered before the visit, for the doctor. */
export function Answers({ visit: { _id: id } }: { visit: VideoVisit }) {
  const t = useWords();
  const { data } = useToldIntake(id);
  if (!data?.data) return null;
  return (
    <div
      className={classes(styles.answers, 'on-page')}
      tabIndex={0}
      role="region"
      aria-label={t('intake.told.title')}
      data-beside
      data-testid="visit-answers"
    >
      <ToldAnswers bookingId={id} as="h2" />
    </div>
  );
}

function Reports({ bookingId }: { bookingId: string }) {
  const t = useWords();
  const [isSending, setSending] = useState(false);
  const { data } = useQuery({ ...intakeOfBooking(bookingId), meta: { isQuiet: true } });
  if (!data) return data === null && <p>{t('videoVisits.room.records.others')}</p>;
  const { reports, canChange } = data.data;
  return (
    <section className="stack" aria-labelledby="room-reports">
      <h3 id="room-reports">{t('intake.reports')}</h3>
      {reports.length > 0 && <ReportList reports={reports} />}
      {isSending && <SendReports bookingId={bookingId} present={reports} onDone={() => setSending(false)} />}
      {!isSending && canChange && reports.length < MOST_REPORTS && (
        <div className="row">
          <Button variant="secondary" onClick={() => setSending(true)} data-testid="room-add-reports">
            {t('intake.reports.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
