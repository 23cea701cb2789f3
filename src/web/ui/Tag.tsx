import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type TagTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand';

type Props = { tone?: TagTone; icon?: ReactNode; children: ReactNode; 'data-testid'?: string };

export function Tag({ tone = 'neutral', icon, children, 'data-testid': testId }: Props) {
  return (
    <span className={styles.tag} data-tone={tone} data-testid={testId}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
