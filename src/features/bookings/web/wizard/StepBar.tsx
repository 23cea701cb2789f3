import type { ReactNode } from 'react';
import styles from './StepBar.module.css';

type Props = {
  /** What stands above its buttons, if anything. */
  about?: ReactNode;
  children: ReactNode;
  'data-testid'?: string;
};

/** The ways on from a step; on narrow screens they stay in sight. */
export function StepBar({ about, children, 'data-testid': testId }: Props) {
  return (
    <div className={styles.bar} data-testid={testId}>
      {about}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
