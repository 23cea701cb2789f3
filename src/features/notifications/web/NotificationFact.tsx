import type { ReactNode } from 'react';
import styles from './NotificationList.module.css';

/** What happened, above the facts. */
export function NotificationSentence({ children }: { children: ReactNode }) {
  return <span className={styles.sentence}>{children}</span>;
}

/** A name and a value in a row of the bell. */
export function NotificationFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.name}>{name} </span>
      <b>{children}</b>
    </span>
  );
}
