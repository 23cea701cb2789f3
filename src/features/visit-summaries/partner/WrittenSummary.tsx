import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ownMomentInWords, spanInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { HoldsRows } from '#web/ui/Held.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import type { WrittenVisit } from '../partner-contract.ts';
import type { Summary } from '../summary.ts';
import type { Template } from '../template.ts';
import { ShownSummaries } from '../web/ShownSummaries.tsx';
import { SummarySheet } from '../web/SummarySheet.tsx';
import { AddToSummary } from './AddToSummary.tsx';
import { SummaryEditor } from './SummaryEditor.tsx';

type Props = { visit: WrittenVisit; templates: readonly Template[] };

/** One visit as its doctor sees it: why they came, and the summary, which is written here, or signed and added to. */
export function WrittenSummary({ visit, templates }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { personName: name, startsAt, endsAt, timeZone, reason, state, summary } = visit;
  return (
    <PartnerFrame
      heading={t('visitSummaries.of', { name })}
      lead={spanInWords(startsAt, endsAt, { timeZone, locale })}
      before={
        <a className="link" href={href('/partner/summaries/:id?')} data-print="hide">
          {t('visitSummaries.back')}
        </a>
      }
    >
      {reason !== '' && (
        <Card>
          <h2>{t('visitSummaries.reason')}</h2>
          <Quote>{reason}</Quote>
        </Card>
      )}
      <ShownSummaries bookingId={visit._id} isCard />
      {state === 'ahead' && <Notice data-testid="visit-ahead">{t('visitSummaries.ahead')}</Notice>}
      {summary && <Signed visit={visit} summary={summary} />}
      {(state === 'open' || state === 'draft') && (
        <HoldsRows>
          <SummaryEditor visit={visit} templates={templates} />
        </HoldsRows>
      )}
    </PartnerFrame>
  );
}

function Signed({ visit, summary }: { visit: WrittenVisit; summary: Summary }) {
  const t = useWords();
  const locale = useLocale();
  const moment = ownMomentInWords(summary.writableUntil, locale);
  return (
    <>
      <Card>
        <SummarySheet summary={summary} />
      </Card>
      <p className="muted" data-testid="summary-chat">
        {t('visitSummaries.chat.text.partner', { name: visit.personName, moment })}
      </p>
      <AddToSummary key={summary.addenda.length} id={visit._id} after={summary.addenda.length} />
    </>
  );
}
