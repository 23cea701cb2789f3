import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './SummaryAside.module.css';

type Props = {
  label: string;
  /** What the bar of narrow screens says while it is closed. */
  title: string;
  line: string;
  children: ReactNode;
  'data-testid'?: string;
};

/** Always the same beside every step of a form. On narrow screens a bar above it that opens, also without any script; of one line where letters are large. */
export function SummaryAside({ label, title, line, children, 'data-testid': testId }: Props) {
  return (
    <>
      <aside aria-label={label} className={styles.aside} data-testid={testId}>
        <Card as="div" className={styles.body}>
          {children}
        </Card>
      </aside>
      <details className={styles.bar} data-testid="summary-bar">
        <summary>
          <span>
            <span className={styles.name}>{label}</span>
            <b>{title}</b>
            <span className="small muted">{line}</span>
          </span>
          <ChevronDown size={22} aria-hidden="true" />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </>
  );
}
