import { Fragment } from 'react';
import { SummarySheet } from '#features/visit-summaries/web/SummarySheet.tsx';
import { dayIn, formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { BrandRow } from '#web/ui/BrandRow.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { declaredFacts } from '#web/ui/declared-facts.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PrintButton } from '#web/ui/PrintButton.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { factSections, isFactSection } from '../../fact-sections.ts';
import type { SharedRecord } from '../../record.ts';
import type { LinkSection, SharedRecords } from '../../record-links.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import { HealthSummary } from '../HealthSummary.tsx';
import styles from './Links.module.css';

/** What a link shows: whose records, as of when, and the chosen sections. */
export function SharedSheet({ shown }: { shown: SharedRecords }) {
  const t = useWords();
  const locale = useLocale();
  const { name, at, sections } = shown;
  const heading = useHeadingFocus('shown');
  const title = t('healthRecords.shared.of', { name });
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BrandRow />
      <PrintHead />
      <div className="wrap page-stack" data-testid="shared-sheet">
        <header className="page-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </header>
        <p>{t('healthRecords.shared.asOf', { moment: formatMoment(deviceZone(), new Date(at), locale) })}</p>
        <div data-print="hide">
          <PrintButton label={t('healthRecords.print')} data-testid="print-shared" />
        </div>
        {sections.map((section) => (
          <section key={section} className={styles.shared} aria-labelledby={`shared-${section}`}>
            <h2 id={`shared-${section}`}>{t(`healthRecords.section.${section}`)}</h2>
            <Section section={section} shown={shown} />
          </section>
        ))}
        <p className="small muted">{t('healthRecords.shared.note')}</p>
      </div>
    </>
  );
}

function Section({ section, shown }: { section: LinkSection; shown: SharedRecords }) {
  const t = useWords();
  const { name, facts, records, summaries, summaryCount } = shown;
  if (isFactSection(section))
    return (
      <Card>
        <HealthSummary facts={facts} names={factSections[section]} />
      </Card>
    );
  const beside = section === 'consultations' ? summaries : [];
  const { day } = recordTypes[section];
  const rows = [
    ...records[section].map((record) => ({
      day: record.facts[day] ?? '',
      row: <Record type={section} record={record} />,
    })),
    ...beside.map((summary) => ({
      day: dayIn(summary.timeZone, new Date(summary.startsAt)),
      row: <SignedSummary summary={summary} />,
    })),
  ].toSorted((one, other) => other.day.localeCompare(one.day));
  if (rows.length === 0) return <p className="muted">{t(`healthRecords.none.${section}`)}</p>;
  return (
    <>
      {rows.map(({ row }, place) => (
        <Fragment key={place}>{row}</Fragment>
      ))}
      {beside.length > 0 && beside.length < summaryCount && (
        <p className="small muted" data-testid="more-summaries">
          {t('healthRecords.shared.more', { count: beside.length, total: summaryCount, name })}
        </p>
      )}
    </>
  );
}

function SignedSummary({ summary }: { summary: SharedRecords['summaries'][number] }) {
  const t = useWords();
  return (
    <Card className={styles.record} data-testid="shared-summary">
      <header>
        <DateText day={dayIn(summary.timeZone, new Date(summary.startsAt))} />
        <h3>{t('visitSummaries.title', { name: summary.providerName })}</h3>
      </header>
      <SummarySheet summary={{ ...summary, files: [] }} as="h4" />
    </Card>
  );
}

function Record({ type, record: { facts, fileCount } }: { type: RecordType; record: SharedRecord }) {
  const t = useWords();
  const { fields, title, day } = recordTypes[type];
  return (
    <Card className={styles.record} data-testid="shared-record">
      <header>
        <DateText day={facts[day] ?? ''} />
        <h3 className="lines">{facts[title]}</h3>
      </header>
      <FactList
        facts={declaredFacts(
          fields.filter(({ name }) => name !== title && name !== day),
          facts,
          t,
        )}
      />
      {fileCount > 0 && <p className="small muted">{t('healthRecords.shared.files', { count: fileCount })}</p>}
    </Card>
  );
}
