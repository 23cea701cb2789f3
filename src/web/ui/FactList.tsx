import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = { term: ReactNode; value: ReactNode; testId?: string };

type Props = { facts: readonly Fact[]; look?: 'rows' | 'columns' | 'figures'; 'data-testid'?: string };

/** Terms and what they are: in rows for reading, in columns for a ticket, as figures below each other. */
export function FactList({ facts, look = 'rows', 'data-testid': testId }: Props) {
  return (
    <dl className={styles.facts} data-look={look} data-testid={testId}>
      {facts.map(({ term, value, testId: factTestId }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd data-testid={factTestId}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
