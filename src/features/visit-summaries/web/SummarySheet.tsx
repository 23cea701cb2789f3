import type { ReactNode } from 'react';
import { AttachedFiles } from '#features/uploads/web/AttachedFiles.tsx';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { FactList } from '#web/ui/FactList.tsx';
import type { Summary } from '../summary.ts';
import { MedicineList } from './MedicineList.tsx';
import styles from './Summary.module.css';

type Props = {
  summary: Pick<
    Summary,
    | 'diagnosis'
    | 'notes'
    | 'medicines'
    | 'followUpOn'
    | 'followUpWeeks'
    | 'files'
    | 'addenda'
    | 'timeZone'
    | 'providerName'
    | 'personName'
    | 'startsAt'
    | 'signedAt'
  >;
  /** Of its parts. */
  as?: 'h2' | 'h3' | 'h4' | 'h5';
  /** What can be done about the next visit. */
  next?: ReactNode;
};

/** A signed summary as it is read, on the screen and on paper. */
export function SummarySheet({ summary, as: Heading = 'h2', next }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { diagnosis, notes, medicines, followUpOn, followUpWeeks, files, addenda, timeZone, providerName } = summary;
  const moment = (instant: string) => momentInWords(instant, { timeZone, locale });
  const dayOf = (instant: string) => formatDayInWords(dayIn(timeZone, new Date(instant)), locale);
  return (
    <div className={styles.sheet} data-testid="summary-sheet">
      <FactList
        facts={[
          { term: t('visitSummaries.patient'), value: summary.personName },
          { term: t('visitSummaries.when'), value: moment(summary.startsAt) },
          ...(diagnosis === '' ? [] : [{ term: t('visitSummaries.diagnosis'), value: <b>{diagnosis}</b> }]),
        ]}
      />
      <section className={styles.part}>
        <Heading>{t('visitSummaries.notes')}</Heading>
        <p className={styles.written}>{notes}</p>
      </section>
      <section className={styles.part}>
        <Heading>{t('visitSummaries.medicines')}</Heading>
        {medicines.length === 0 ? (
          <p className="muted">{t('visitSummaries.medicines.none')}</p>
        ) : (
          <MedicineList medicines={medicines} />
        )}
      </section>
      {followUpOn !== null && (
        <section className={styles.part} data-testid="summary-next">
          <Heading>{t('visitSummaries.followUp')}</Heading>
          <p>
            {t('visitSummaries.followUp.text', {
              count: followUpWeeks ?? 0,
              day: formatDayInWords(followUpOn, locale),
            })}
          </p>
          {next}
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.part} data-print="hide">
          <Heading>{t('visitSummaries.files')}</Heading>
          <AttachedFiles files={files} />
        </section>
      )}
      {addenda.map(({ _id: id, words, createdAt }) => (
        <section key={id} className={styles.part} data-testid="summary-addendum">
          <Heading>{t('visitSummaries.added', { day: dayOf(createdAt) })}</Heading>
          <p className={styles.written}>{words}</p>
        </section>
      ))}
      <p className="small muted">
        {t('visitSummaries.signedBy', { name: providerName, moment: moment(summary.signedAt) })}
      </p>
    </div>
  );
}
