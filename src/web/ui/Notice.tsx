import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type Props = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces itself: for what appears while the page is open. */
  isLive?: boolean;
  'data-testid'?: string;
};

export function Notice({ tone = 'info', title, children, action, isLive, 'data-testid': testId }: Props) {
  const Icon = icons[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={isLive ? 'status' : undefined} data-testid={testId}>
      <Icon size={26} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
