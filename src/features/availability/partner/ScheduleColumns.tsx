import type { ReactNode } from 'react';
import styles from './Schedule.module.css';

/** Hours, and beside them what they make of the week. */
export function ScheduleColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.side}>{side}</div>
    </div>
  );
}

/** Short fields, as many beside each other as fit. */
export const FieldPairs = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
