import type { ReactNode } from 'react';
import styles from './EventList.module.css';

/** Who did what, a line each, the newest first. */
export const EventList = ({ children, 'data-testid': testId }: { children: ReactNode; 'data-testid': string }) => (
  <ol className={styles.events} data-testid={testId}>
    {children}
  </ol>
);
