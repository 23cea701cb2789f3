import type { ReactNode } from 'react';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import styles from './ThreadRow.module.css';
import { UnreadTag } from './UnreadTag.tsx';

type Props = {
  href: string;
  picture: ReactNode;
  title: string;
  unread: number;
  /** What else there is to say of it. */
  children: ReactNode;
  tags: ReactNode;
  updatedAt: string;
  'data-testid': string;
};

/** A conversation in a list; the whole row leads there. */
export function ThreadRow({ href, picture, title, unread, children, tags, updatedAt, 'data-testid': testId }: Props) {
  const t = useWords();
  return (
    <Card as="li" padding="none" className={styles.card} data-unread={unread > 0 || undefined} data-testid={testId}>
      <div className={styles.row}>
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
        <div className={styles.words}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {children}
          <p className="small muted">
            {t('threads.updated')} <RelativeTime instant={updatedAt} zone={deviceZone()} />
          </p>
        </div>
        <div className={styles.tags}>
          <UnreadTag count={unread} />
          {tags}
        </div>
      </div>
    </Card>
  );
}
