import { type ReactNode, useId } from 'react';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './SidePanel.module.css';

type Props = {
  title: string;
  /** In a visit in writing what is written is the room itself, and has nothing to close. */
  onClose?: (() => void) | undefined;
  /** Of what scrolls: what comes in a log is read aloud. */
  role?: 'log' | 'region';
  /** Always in sight. */
  foot?: ReactNode;
  children: ReactNode;
  'data-testid': string;
};

/** Beside the picture on wide screens, below it on others: what one reads and writes while one talks. */
export function SidePanel({ title, onClose, role = 'region', foot, children, 'data-testid': testId }: Props) {
  const id = useId();
  return (
    <aside className={classes(styles.panel, 'on-page')} aria-labelledby={id} data-testid={testId}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {onClose && <CloseButton onClick={onClose} data-testid={`${testId}-close`} />}
      </div>
      <div className={styles.scroll} role={role} tabIndex={0} aria-labelledby={id}>
        {children}
      </div>
      {foot}
    </aside>
  );
}
