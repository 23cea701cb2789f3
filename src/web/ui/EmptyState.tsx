import type { ReactNode } from 'react';
import type { SpotName } from '#shared/art/spot.ts';
import { Art } from './Art.tsx';
import styles from './EmptyState.module.css';

type Props = {
  spot: SpotName;
  /** States the fact: 'No vaccinations yet'. */
  title: ReactNode;
  /** Says what will be here and why it helps. */
  children?: ReactNode;
  action?: ReactNode;
  /** `h1` where it is all that the page has to say. */
  as?: 'h1' | 'h2' | 'h3';
  'data-testid'?: string;
};

export function EmptyState({ spot, title, children, action, as: Heading = 'h3', 'data-testid': testId }: Props) {
  return (
    <div className={styles.empty} data-testid={testId}>
      <Art kind="spot" traits={{ name: spot }} width={150} height={150} />
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p className="muted">{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
