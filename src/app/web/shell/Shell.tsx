import { type ReactNode, Suspense, useEffect } from 'react';
import { useWords, WithAccountWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn, useSession } from '#web/useSession.tsx';
import { useCurrentRoute } from '#web/current-route.ts';
import { sendWaiting } from '#web/send-waiting.ts';
import { beWhole, Piece } from '#web/piece.tsx';
import { FocusInSight } from './FocusInSight.tsx';
import { Footer } from './Footer.tsx';
import { FullPageLoader } from './FullPageLoader.tsx';
import styles from './Header.module.css';
import { headerOf } from './headers.ts';
import { LanguageNews } from './LanguageNews.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { ReturnToVisit } from './ReturnToVisit.tsx';
import { RouteFocus } from './RouteFocus.tsx';

const SessionWatch = lazyPart(async () => (await import('./account-parts.ts')).sessionWatch());

/** What stands around every page: headers, loader, modal, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords();
  const {
    screen: { row },
    page,
  } = useCurrentRoute();
  const isLoggedIn = useIsLoggedIn();
  const session = useSession();
  const header = headerOf(row, isLoggedIn, session?.workspace);
  const isWorkspace = row.isOfAccount === true && (session?.workspace ?? 'family') !== 'family';
  const isPublic = !header && row.header === 'auto';
  const HeaderSearch = isPublic ? page?.HeaderSearch : undefined;
  useEffect(() => void (window.isListening = true), []);
  return (
    <div
      className="shell"
      data-look={row.access === 'private' ? 'canvas' : 'plain'}
      data-header-search={HeaderSearch && ''}
    >
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <FullPageLoader />
      <div className={styles.top} data-part="top">
        <OfflineBar />
        <Suspense
          fallback={
            <header className={styles.header}>
              <div className={styles.bar} />
            </header>
          }
        >
          {header && (
            <WithAccountWords>
              <header.Header />
            </WithAccountWords>
          )}
          <ReturnToVisit />
          {isPublic && <PublicHeader>{HeaderSearch && <HeaderSearch />}</PublicHeader>}
        </Suspense>
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Piece>
        <Footer isShort={row.header !== 'auto' || isLoggedIn} hasServices={row.header === 'auto' && !isWorkspace} />
      </Piece>
      <Suspense>
        {session?.expiresAt && (
          <WithAccountWords>
            <SessionWatch />
          </WithAccountWords>
        )}
      </Suspense>
      <RouteFocus />
      <FocusInSight />
      <LanguageNews />
      <Piece>
        <Alive />
      </Piece>
    </div>
  );
}

/** The last piece: the whole page is alive. */
function Alive() {
  useEffect(() => {
    beWhole();
    sendWaiting();
  }, []);
  return null;
}
