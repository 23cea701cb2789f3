import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AttachedFiles } from '#features/uploads/web/AttachedFiles.tsx';
import { formatMoment } from '#shared/dates.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { momentInWords } from '#web/moment-in-words.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { isCritical } from '../../flags.ts';
import type { Report } from '../../report.ts';
import { StageLine } from '../orders/LabOutcome.tsx';
import { reportOf } from '../queries.ts';
import { TestTabs } from './TestTabs.tsx';

export const loader = defineLoader(({ search }) => ({ found: reportOf(search.get('order')) }));

/** What was found: each value with the range of its lab, how it stands to it, how it was before, and the file. */
export default function TestResultPage() {
  const t = useWords();
  const { found } = useLoaderData(loader);
  if (found) return <Found report={found.data} />;
  return (
    <div className="wrap page-block">
      <title>{pageTitle(t('diagnostics.result.title'))}</title>
      <EmptyState
        as="h1"
        spot="empty"
        title={t('diagnostics.result.gone')}
        action={<ButtonLink href={href('/dashboardorders')}>{t('shell.orders')}</ButtonLink>}
        data-testid="no-result"
      >
        {t('diagnostics.result.gone.text')}
      </EmptyState>
    </div>
  );
}

function Found({ report }: { report: Report }) {
  const t = useWords();
  const locale = useLocale();
  const [params] = useSearchParams();
  const { tests, timeZone, correctedAt, reportedAt, releasedAt, isHeld } = report;
  const test = tests.find(({ testId }) => testId === params.get('test')) ?? tests[0];
  const isReadable = releasedAt !== null && !isHeld;
  const title = test && isReadable ? t('diagnostics.result.of', { test: test.name }) : t('diagnostics.result.title');
  const hasCritical = tests.some(({ values }) => values.some(({ flag }) => isCritical(flag)));
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <PrintHead />
      <div data-print="hide">
        <BackLink href={href('/dashboardorders', undefined, { id: report._id })}>{t('shell.orders')}</BackLink>
      </div>
      <h1 tabIndex={-1} data-print={tests.length > 1 ? 'hide' : undefined}>
        {title}
      </h1>
      {tests.length > 1 && (
        <p className="print-only">
          <b>{t('diagnostics.result.title')}</b>
        </p>
      )}
      {hasCritical && (
        <Notice tone="danger" title={t('diagnostics.result.critical')} data-testid="critical">
          {t('diagnostics.result.critical.text')}
        </Notice>
      )}
      {isHeld && <Held report={report} />}
      {correctedAt !== null && isReadable && (
        <Notice
          title={t('diagnostics.result.corrected', { moment: formatMoment(timeZone, new Date(correctedAt), locale) })}
        />
      )}
      <Card as="div">
        <FactList
          facts={[
            { term: t('diagnostics.result.person'), value: report.personName },
            { term: t('diagnostics.result.lab'), value: report.providerName },
            {
              term: t('diagnostics.result.drawn'),
              value: momentInWords(report.collectedAt ?? report.startsAt, { timeZone, locale }),
            },
            {
              term: t('diagnostics.result.reported'),
              value:
                reportedAt !== null ? momentInWords(reportedAt, { timeZone, locale }) : t('diagnostics.result.waiting'),
            },
          ]}
        />
      </Card>
      {isReadable ? (
        <>
          {test && <TestTabs order={report._id} tests={tests} chosen={test.testId} timeZone={timeZone} />}
          <Remark report={report} />
        </>
      ) : (
        <Card aria-labelledby="stage">
          <h2 id="stage">{t('diagnostics.stage.title')}</h2>
          <StageLine report={report} />
        </Card>
      )}
      <div className="actions" data-print="hide">
        <ButtonLink href={href('/top-Doctors', undefined, { for: report.personId })} data-testid="ask-doctor">
          {t('diagnostics.result.ask')}
        </ButtonLink>
        <Button
          variant="secondary"
          icon={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
          data-testid="print-result"
        >
          {t('diagnostics.result.print')}
        </Button>
      </div>
      <p className="small muted">{t('diagnostics.result.note')}</p>
    </div>
  );
}

/** The lab wants to talk about it first. */
function Held({ report: { providerName, phone, releasedAt, timeZone } }: { report: Report }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Notice
      title={t('diagnostics.result.held', { provider: providerName })}
      action={
        <ButtonLink variant="secondary" href={phoneLink(phone)}>
          {phoneInWords(phone)}
        </ButtonLink>
      }
      data-testid="held"
    >
      {releasedAt !== null &&
        t('diagnostics.result.held.text', { moment: formatMoment(timeZone, new Date(releasedAt), locale) })}
    </Notice>
  );
}

function Remark({ report: { remark, files, providerName } }: { report: Report }) {
  const t = useWords();
  if (remark === '' && files.length === 0) return null;
  return (
    <Card aria-labelledby="lab-says" className="stack">
      <h2 id="lab-says">{t('diagnostics.result.says', { name: providerName })}</h2>
      {remark !== '' && <p className="lines">{remark}</p>}
      {files.length > 0 && (
        <div data-print="hide" data-testid="report-files">
          <AttachedFiles files={files} />
        </div>
      )}
    </Card>
  );
}
