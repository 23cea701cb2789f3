import type { ReactNode } from 'react';
import styles from './WizardLayout.module.css';

/** A step of a booking, and beside it what was chosen so far; above it on phones. */
export function WizardLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.step}>{children}</div>
      {summary}
    </div>
  );
}
