import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** One row of chips that scrolls sideways; its end fades to say that there is more. */
export function FilterBar({ label, children, 'data-testid': testId = 'filters' }: { label: string; children: ReactNode; 'data-testid'?: string }) {
  return <div role="group" aria-label={label} className={styles.bar} data-testid={testId}>{children}</div>;
}
