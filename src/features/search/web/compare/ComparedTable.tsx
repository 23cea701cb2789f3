import { Check } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import type { ComparedRow } from './compared-rows.ts';
import styles from './SideBySide.module.css';

/** What is compared under one heading; `id` names it for tests and is the beginning of the names of its rows. */
export type ComparedPart = { id: string; caption: string; rows: readonly ComparedRow[] };

type Props = ComparedPart & { providers: readonly { _id: string; name: string }[] };

export function ComparedTable({ id, caption, rows, providers }: Props) {
  const t = useWords();
  if (rows.length === 0) return null;
  const columns: Column<ComparedRow>[] = [
    {
      key: 'what',
      label: t('search.compare.what'),
      show: ({ label, isSame }) => (
        <span className={styles.what}>
          {label}
          {!isSame && (
            <span className={styles.differs}>
              <span aria-hidden="true">≠</span>
              <span className="vh">{t('search.compare.differs')}</span>
            </span>
          )}
        </span>
      ),
    },
    ...providers.map(({ _id, name }, index) => ({
      key: _id,
      label: name,
      show: ({ values, has, cells }: ComparedRow) =>
        cells?.[index] ?? (
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
