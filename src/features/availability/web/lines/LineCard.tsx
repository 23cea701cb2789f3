import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import styles from './Lines.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** What somebody waits for, a row each. */
export function LineCard({ id, title, children }: Props) {
  return (
    <Card aria-labelledby={id} data-testid={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </Card>
  );
}
