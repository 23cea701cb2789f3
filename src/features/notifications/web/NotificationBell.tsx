import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import styles from './NotificationBell.module.css';
import { NotificationList } from './NotificationList.tsx';
import { latestNotifications } from './queries.ts';

const MOST_SHOWN = 99;

/** The bell with the server's totalCount; on narrow screens it leads to the page instead of the popover. */
export function NotificationBell() {
  const t = useWords();
  const userId = useSession()?.userId;
  const { data } = useQuery({ ...latestNotifications(), enabled: userId !== undefined });
  const count = data?.pagization.totalCount ?? 0;
  const label = t('ui.bell', { count });
  const icon = <Bell size={26} aria-hidden="true" />;
  const badge =
    count > 0 ? (
      <b key={count} className={styles.badge} data-testid="bell-count">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </b>
    ) : undefined;
  return (
    <>
      <div className={styles.wide}>
        <Popover
          align="end"
          padding="none"
          label={t('ui.bell.title')}
          data-testid="notification-popover"
          trigger={(trigger) => <IconButton {...trigger} label={label} icon={icon} badge={badge} data-testid="bell" />}
        >
          {({ isOpen, close }) =>
            isOpen && (
              <div className={styles.panel}>
                <div className={styles.head}>
                  <h2>{t('ui.bell.title')}</h2>
                  <span className={styles.tag}>{t('ui.bell.new', { count })}</span>
                </div>
                <NotificationList items={data?.data ?? []} onGo={close} />
                <a className={styles.all} href={href('/notifications')} onClick={close}>
                  {t('ui.bell.all')}
                </a>
              </div>
            )
          }
        </Popover>
      </div>
      <a className={styles.narrow} href={href('/notifications')} aria-label={label} data-testid="bell-narrow">
        {icon}
        {badge}
      </a>
      <RiseNews count={count} isKnown={data !== undefined} />
    </>
  );
}

/** Says it once when the number rises while the page is open. */
function RiseNews({ count, isKnown }: { count: number; isKnown: boolean }) {
  const t = useWords();
  const before = useRef<number>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isKnown) return;
    if (before.current !== undefined && count > before.current) setNews(t('ui.bell', { count }));
    before.current = count;
  }, [count, isKnown, t]);
  return (
    <span role="status" className="vh" data-testid="bell-news">
      {news}
    </span>
  );
}
