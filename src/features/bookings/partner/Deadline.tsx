import type { ReactNode } from 'react';
import styles from './Deadline.module.css';

type Props = {
  tone: 'calm' | 'today' | 'warning' | 'danger';
  icon: ReactNode;
  children: ReactNode;
  'data-testid'?: string;
};

/** The moment of a request that matters first, in a color and in words. */
export function Deadline({ tone, icon, children, 'data-testid': testId }: Props) {
  return (
    <p className={styles.deadline} data-tone={tone} data-testid={testId}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
