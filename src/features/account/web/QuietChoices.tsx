import type { ReactNode } from 'react';
import styles from './QuietChoices.module.css';

/** Quiet buttons under each other, their words in line with the text above. */
export function QuietChoices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}
