import { CalendarDays, Download, FileText } from 'lucide-react';
import { useKindsOfPages } from '#features/bookings/web/booking-pages.tsx';
import { ProvenFile } from '#features/security/web/ProvenFile.tsx';
import type { Summary } from '#features/visit-summaries/summary.ts';
import { paperAddress } from '#features/visit-summaries/web/paper-address.ts';
import { SummarySheet } from '#features/visit-summaries/web/SummarySheet.tsx';
import { dayIn } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import styles from './RecordList.module.css';

type Props = { summary: Summary; seesBookings: boolean };

/** What a doctor has signed of a visit, as it is, with the ways to its page, its paper and its appointment. */
export function SummaryRow({ summary, seesBookings }: Props) {
  const t = useWords();
  const kinds = useKindsOfPages();
  const { _id: id, visit, kind, providerName: name, startsAt, timeZone } = summary;
  const appointment = seesBookings ? kinds[kind]?.list({ _id: visit }) : undefined;
  const whose = <span className="vh">{`: ${name}`}</span>;
  return (
    <Card as="li" className={styles.record} data-testid={`visit-record-${id}`}>
      <header>
        <DateText day={dayIn(timeZone, new Date(startsAt))} />
        <h4>{t('visitSummaries.title', { name })}</h4>
      </header>
      <SummarySheet summary={summary} as="h5" />
      <div className="row" data-print="hide">
        <ButtonLink
          variant="quiet"
          href={href('/visit-summary/:id?', { id: visit })}
          icon={<FileText size={20} aria-hidden="true" />}
          data-testid="visit-record-open"
        >
          {t('visitSummaries.open')}
          {whose}
        </ButtonLink>
        {appointment && (
          <ButtonLink
            variant="quiet"
            href={appointment}
            icon={<CalendarDays size={20} aria-hidden="true" />}
            data-testid="visit-record-appointment"
          >
            {t('healthRecords.visit.appointment')}
            {whose}
          </ButtonLink>
        )}
        <ProvenFile
          look="quiet"
          address={paperAddress(visit)}
          icon={<Download size={20} aria-hidden="true" />}
          data-testid="visit-record-paper"
        >
          {t('visitSummaries.paper')}
          {whose}
        </ProvenFile>
      </div>
    </Card>
  );
}
