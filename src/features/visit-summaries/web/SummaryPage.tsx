import { Download, Printer } from 'lucide-react';
import { ProvenFile } from '#features/security/web/ProvenFile.tsx';
import { isUuid } from '#shared/uuid.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { unasked } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { visitSummaries } from '../contract.ts';
import type { Summary } from '../summary.ts';
import { NextVisit } from './NextVisit.tsx';
import { paperAddress } from './paper-address.ts';
import { summaryOf } from './queries.ts';
import styles from './Summary.module.css';
import { SummaryChat } from './SummaryChat.tsx';
import { SummaryReview } from './SummaryReview.tsx';
import { SummarySheet } from './SummarySheet.tsx';

export const loader = defineLoader(({ params }) => {
  const id = params['id'];
  return { found: id && isUuid(id) ? summaryOf(id) : unasked(visitSummaries.ofVisit) };
});

/** The summary of one visit: to read, to print, to take along; and what follows it. */
export default function SummaryPage() {
  const t = useWords();
  const { found } = useLoaderData(loader);
  if (found) return <Found summary={found.data} />;
  return (
    <div className="wrap page-block">
      <title>{pageTitle(t('visitSummaries.short'))}</title>
      <EmptyState
        as="h1"
        spot="empty"
        title={t('visitSummaries.gone')}
        action={<ButtonLink href={href('/dashboardappointments')}>{t('visitSummaries.gone.appointments')}</ButtonLink>}
        data-testid="no-summary"
      >
        {t('visitSummaries.gone.text')}
      </EmptyState>
    </div>
  );
}

function Found({ summary }: { summary: Summary }) {
  const t = useWords();
  const title = t('visitSummaries.title', { name: summary.providerName });
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <PrintHead />
      <header className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <Card>
        <SummarySheet summary={summary} next={<NextVisit summary={summary} />} />
      </Card>
      <div className="actions" data-print="hide">
        <Button
          variant="secondary"
          icon={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
          data-testid="summary-print"
        >
          {t('visitSummaries.print')}
        </Button>
        <ProvenFile
          look="link"
          address={paperAddress(summary.visit)}
          icon={<Download size={20} aria-hidden="true" />}
          data-testid="summary-paper"
        >
          {t('visitSummaries.paper')}
        </ProvenFile>
      </div>
      <Card className={styles.after} data-print="hide">
        <h2>{t('visitSummaries.chat')}</h2>
        <SummaryChat summary={summary} />
      </Card>
      <SummaryReview bookingId={summary.visit} />
    </div>
  );
}
