import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { useCurrentRoute } from '#web/current-route.ts';
import { useIsGoing } from '#web/useNavigate.ts';
import { Button } from '#web/ui/Button.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { useIsOnline } from './OfflineBar.tsx';
import styles from './FullPageLoader.module.css';

const SLOW_AFTER_MS = 8000;
const never = () => () => undefined;

/** In the document from each request's start to its response; its veil fades in only when that takes longer than 250 ms. */
export function FullPageLoader() {
  const t = useWords();
  const isAsking =
    useIsFetching({ predicate: ({ meta }) => meta?.['isQuiet'] !== true }) +
      useIsMutating({ predicate: ({ meta, state }) => meta?.['isQuiet'] !== true && !state.isPaused }) >
    0;
  const isGoing = useIsGoing();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Before hydration as the server rendered it: shown on a private page, whose queries are still to be sent.
  const isPrivate = useCurrentRoute().screen.row.access === 'private';
  const isWaiting = isAlive ? isAsking || isGoing : isPrivate;
  const isOnline = useIsOnline();
  if (!isWaiting || !isOnline) return null; // without a line the bar above says what happens
  return (
    <div role="status" className={styles.loader} data-testid="page-loader">
      <span className={styles.bar} />
      <div className={styles.veil}>
        <span className={styles.doors}>
          <Logo size={72} />
        </span>
        <p>{t('shell.loading')}</p>
        <SlowHint />
      </div>
    </div>
  );
}

function SlowHint() {
  const t = useWords();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <>
      <p>{t('shell.loading.slow')}</p>
      <Button variant="secondary" onClick={() => history.back()}>
        {t('shell.loading.back')}
      </Button>
    </>
  );
}
