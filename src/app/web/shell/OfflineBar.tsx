import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsOnline } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsGoing } from '#web/useNavigate.ts';
import styles from './Bars.module.css';

/** Says that there is no connection, and what becomes of the page that was asked for meanwhile, or of what was typed. */
export function OfflineBar() {
  const t = useWords();
  const isOnline = useIsOnline();
  const isGoing = useIsGoing();
  const hasTyped = useHasTyped();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline} data-testid="offline">
          {t(isGoing ? 'shell.offline.going' : hasTyped ? 'shell.offline.typed' : 'shell.offline')}
        </p>
      )}
    </div>
  );
}

/** Whether somebody has typed into a form of the page that is open. */
function useHasTyped(): boolean {
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState<string>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form:not([role=search])')) setTypedAt(pathname);
    };
    addEventListener('input', note);
    return () => removeEventListener('input', note);
  }, [pathname]);
  return typedAt === pathname;
}
