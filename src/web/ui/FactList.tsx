import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** `action` stands in a column of its own: the way to change it. */
export type Fact = { term: ReactNode; value: ReactNode; action?: ReactNode; testId?: string };

type Props = { facts: readonly Fact[]; look?: 'rows' | 'columns' | 'figures'; 'data-testid'?: string };

/** Terms and what they are: in rows for reading, in columns for a ticket, as figures below each other. */
export function FactList({ facts, look = 'rows', 'data-testid': testId }: Props) {
  return (
    <dl className={styles.facts} data-look={look} data-testid={testId}>
      {facts.map(({ term, value, action, testId: factTestId }, index) => (
        <div key={index} data-action={action ? '' : undefined}>
          <dt>{term}</dt>
          <dd data-testid={factTestId}>{value}</dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
