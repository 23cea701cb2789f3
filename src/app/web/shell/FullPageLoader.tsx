import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { useIsOnline } from '#web/connection.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useIsAlive } from '#web/useIsAlive.ts';
import { useIsGoing } from '#web/useNavigate.ts';
import { Logo } from '#web/ui/Logo.tsx';
import styles from './FullPageLoader.module.css';
import { SlowHint } from './SlowHint.tsx';

/** In the document from each request's start to its response; its veil fades in only when that takes longer than 250 ms. */
export function FullPageLoader() {
  const t = useWords();
  const isAsking =
    useIsFetching({ predicate: ({ meta }) => meta?.['isQuiet'] !== true }) +
      useIsMutating({ predicate: ({ meta, state }) => meta?.['isQuiet'] !== true && !state.isPaused }) >
    0;
  const isGoing = useIsGoing();
  const isAlive = useIsAlive();
  // Before hydration as the server rendered it: shown on a private page, whose queries are still to be sent.
  const { screen, page, failure } = useCurrentRoute();
  // an outline of the page stands there already
  const isOpening = page === undefined && failure === undefined;
  const isWaiting = isAlive ? isAsking || isGoing : screen.row.access === 'private' && isOpening;
  const isOnline = useIsOnline();
  if (!isWaiting || !isOnline) return null; // without a connection the bar above says what happens
  return (
    <div role="status" className={styles.loader} data-testid="page-loader">
      <span className={styles.bar} />
      {isOpening ? (
        <p className="vh">{t('shell.loading')}</p>
      ) : (
        <div className={styles.veil}>
          <div className={styles.sign}>
            <span className={styles.doors}>
              <Logo size={72} />
            </span>
            <p>{t('shell.loading')}</p>
            <SlowHint />
          </div>
        </div>
      )}
    </div>
  );
}
