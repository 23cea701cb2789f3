import { useSyncExternalStore } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './Bars.module.css';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

export function OfflineBar() {
  const t = useWords();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline} data-testid="offline">
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
