import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { AwaitedSummary } from './AwaitedSummary.tsx';
import { NextVisit } from './NextVisit.tsx';
import { summaryOf } from './queries.ts';
import styles from './Summary.module.css';
import { SummaryChat } from './SummaryChat.tsx';
import { SummarySheet } from './SummarySheet.tsx';

type Props = {
  bookingId: string;
  providerName: string;
  /** Whom the visit was for. */
  patient: { personId: string; personName: string };
  /** The visit is over: the doctor writes. */ isAwaited: boolean;
};

/** What came of a visit, where its booking is shown; that the doctor still writes it; nothing for whoever may not see the records. */
export function VisitSummary({ bookingId, providerName, patient, isAwaited }: Props) {
  const t = useWords();
  const { data } = useQuery({ ...summaryOf(bookingId), meta: { isQuiet: true } });
  const summary = data?.data;
  if (!summary)
    return isAwaited && data === null ? (
      <AwaitedSummary {...patient} providerName={providerName} data-testid="summary-awaited" />
    ) : null;
  return (
    <section className={styles.after} aria-labelledby={`summary-${bookingId}`} data-testid="visit-summary">
      <h3 id={`summary-${bookingId}`}>{t('visitSummaries.short')}</h3>
      <SummarySheet summary={summary} as="h4" next={<NextVisit summary={summary} />} />
      <SummaryChat summary={summary} />
      <ButtonLink
        variant="quiet"
        icon={<FileText size={20} aria-hidden="true" />}
        href={href('/visit-summary/:id?', { id: bookingId })}
        data-testid="summary-open"
      >
        {t('visitSummaries.open')}
      </ButtonLink>
    </section>
  );
}
