import { ArrowLeftRight, Check, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { usePrintedCode } from '#features/bookings/web/usePrinting.tsx';
import { ShareButton } from '#features/providers/web/ShareButton.tsx';
import { useLastList } from '#features/search/web/last-list.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import type { ComparedCentre } from '../../centre.ts';
import { compareAddress } from './compared-centres.ts';
import { ComparedHead } from './ComparedHead.tsx';
import styles from './Comparison.module.css';
import { type ComparedRow, factRows, serviceRows } from './comparison-rows.ts';

/** Up to four centers side by side, what differs marked; its address can be sent, and it prints for the family talk. */
export function Comparison({ centres }: { centres: readonly ComparedCentre[] }) {
  const t = useWords();
  const locale = useLocale();
  const [search] = useSearchParams();
  const last = useLastList();
  const isOnlyDifferent = search.get('only') === '1';
  const ids = centres.map(({ _id }) => _id);
  const { code, print } = usePrintedCode(() => compareAddress(ids), t('seniorCare.compare.title'));
  const findMore = last?.address ?? href('/senior-care');
  const shown = (rows: ComparedRow[]) => (isOnlyDifferent ? rows.filter(({ isSame }) => !isSame) : rows);
  if (centres.length === 0) return <NothingToCompare findMore={findMore} />;
  return (
    <div className={`wrap page-stack ${styles.page}`} data-count={centres.length}>
      <title>{pageTitle(t('seniorCare.compare.titleOf', { names: centres.map(({ name }) => name).join(', ') }))}</title>
      <PrintHead />
      <header className={styles.head}>
        <BackLink href={findMore}>{t('seniorCare.compare.back')}</BackLink>
        <h1 tabIndex={-1}>{t('seniorCare.compare.title')}</h1>
        <p className="muted">{t('seniorCare.compare.lead')}</p>
        <div className={styles.actions} data-print="hide">
          <ButtonLink
            variant="secondary"
            href={compareAddress(ids, !isOnlyDifferent)}
            icon={<ArrowLeftRight size={20} aria-hidden="true" />}
            data-testid="only-differences"
          >
            {t(isOnlyDifferent ? 'seniorCare.compare.showAll' : 'seniorCare.compare.only')}
          </ButtonLink>
          <Button
            variant="secondary"
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={print}
            data-testid="print-comparison"
          >
            {t('seniorCare.compare.print')}
          </Button>
          <ShareButton title={t('seniorCare.compare.title')} label={t('providers.share')} />
        </div>
      </header>
      <ul className={styles.heads} data-count={centres.length}>
        {centres.map((centre) => (
          <li key={centre._id}>
            <ComparedHead centre={centre} without={compareAddress(ids.filter((id) => id !== centre._id))} />
          </li>
        ))}
      </ul>
      {centres.length === 1 && (
        <Notice action={<ButtonLink href={findMore}>{t('seniorCare.compare.add')}</ButtonLink>}>
          {t('seniorCare.compare.one')}
        </Notice>
      )}
      <Rows
        caption={t('seniorCare.compare.facts')}
        rows={shown(factRows(centres, { t, locale }))}
        centres={centres}
        id="compared-facts"
      />
      <Rows
        caption={t('seniorCare.services')}
        rows={shown(serviceRows(centres, { t, locale }))}
        centres={centres}
        id="compared-services"
      />
      {code && (
        <div className={`print-only ${styles.code}`}>
          {code}
          <p>{t('seniorCare.compare.code')}</p>
        </div>
      )}
    </div>
  );
}

type RowsProps = { caption: string; rows: readonly ComparedRow[]; centres: readonly ComparedCentre[]; id: string };

function Rows({ caption, rows, centres, id }: RowsProps) {
  const t = useWords();
  if (rows.length === 0) return null;
  const columns: Column<ComparedRow>[] = [
    {
      key: 'what',
      label: t('seniorCare.compare.what'),
      show: ({ label, isSame }) => (
        <span className={styles.what}>
          {label}
          {!isSame && (
            <span className={styles.differs}>
              <span aria-hidden="true">≠</span>
              <span className="vh">{t('seniorCare.compare.differs')}</span>
            </span>
          )}
        </span>
      ),
    },
    ...centres.map(({ _id, name }, index) => ({
      key: _id,
      label: name,
      show: ({ values, has }: ComparedRow) => (
        <span className={styles.value} data-has={has?.[index]}>
          {has?.[index] && <Check size={18} aria-hidden="true" />}
          {values[index]}
        </span>
      ),
    })),
  ];
  return (
    <Card as="div" className={styles.table}>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} data-testid={id} />
    </Card>
  );
}

function NothingToCompare({ findMore }: { findMore: string }) {
  const t = useWords();
  return (
    <div className="wrap page-block">
      <title>{pageTitle(t('seniorCare.compare.title'))}</title>
      <EmptyState
        as="h1"
        spot="search"
        title={t('seniorCare.compare.empty')}
        action={<ButtonLink href={findMore}>{t('seniorCare.compare.add')}</ButtonLink>}
      >
        {t('seniorCare.compare.empty.hint')}
      </EmptyState>
    </div>
  );
}
