import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

/** A heading of the home page and the line below it. */
export function SectionHeading({ id, line, children }: { id: string; line?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      {line && <p>{line}</p>}
    </div>
  );
}
