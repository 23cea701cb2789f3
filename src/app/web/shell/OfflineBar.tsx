import { useIsOnline } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsGoing } from '#web/useNavigate.ts';
import styles from './Bars.module.css';

/** Says that there is no connection, and what becomes of the page that was asked for meanwhile. */
export function OfflineBar() {
  const t = useWords();
  const isOnline = useIsOnline();
  const isGoing = useIsGoing();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline} data-testid="offline">
          {t(isGoing ? 'shell.offline.going' : 'shell.offline')}
        </p>
      )}
    </div>
  );
}
