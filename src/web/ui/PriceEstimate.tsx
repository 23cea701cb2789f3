import type { ReactNode } from 'react';
import type { Cents } from '#shared/money.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './PriceEstimate.module.css';
import { Skeleton } from './Skeleton.tsx';

export type PriceLine = { label: ReactNode; cents: Cents; isQuiet?: boolean };

type Props = {
  lines: readonly PriceLine[];
  total: Cents;
  totalLabel?: ReactNode;
  note?: ReactNode;
  /** A new estimate is loading: the layout stays as it is. */
  isLoading?: boolean;
  'data-testid'?: string;
};

/** What it will cost. A total that is unknown or nothing is never '$0.00'. */
export function PriceEstimate({
  lines,
  total,
  totalLabel,
  note,
  isLoading,
  'data-testid': testId = 'price-estimate',
}: Props) {
  const t = useWords();
  const locale = useLocale();
  const amount = (cents: Cents) => (isLoading ? <Skeleton extent="full" /> : formatMoney(cents, locale));
  if (total <= 0 && !isLoading) return <p data-testid={testId}>{t('ui.estimate.ask')}</p>;
  return (
    <div className={styles.estimate} data-testid={testId} aria-busy={isLoading || undefined}>
      <dl>
        {lines.map(({ label, cents, isQuiet }, index) => (
          <div key={index} data-quiet={isQuiet || undefined}>
            <dt>{label}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{totalLabel ?? t('ui.estimate.total')}</dt>
          <dd data-testid={`${testId}-total`}>{amount(total)}</dd>
        </div>
      </dl>
      {note && <p className="small muted">{note}</p>}
      <p className="vh" role="status">
        {!isLoading && t('ui.estimate.now', { total: formatMoney(total, locale) })}
      </p>
    </div>
  );
}
