import type { ReactNode } from 'react';
import styles from './ProfileBar.module.css';

type Props = { label: string; 'data-testid'?: string; children: ReactNode };

/** On narrow screens the price and the way to the booking stay in sight: a line in bold, and a link or button. */
export function ProfileBar({ label, 'data-testid': testId, children }: Props) {
  return (
    <section className={styles.bar} aria-label={label} data-testid={testId}>
      {children}
    </section>
  );
}
