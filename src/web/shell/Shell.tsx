import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn } from '#web/login-hint.tsx';
import { pageOf } from '#web/pages.ts';
import type { Row } from '#web/routes.ts';
import { sendWaitingForms } from '#web/hydrated.ts';
import { useSession } from '#web/session.ts';
import { Footer } from './Footer.tsx';
import { FullPageLoader } from './FullPageLoader.tsx';
import styles from './Header.module.css';
import { headerOf } from './headers.ts';
import { LanguageNews } from './LanguageNews.tsx';
import { later } from './later.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { RouteFocus } from './RouteFocus.tsx';

const SessionWatch = later(async () => (await import('./SessionWatch.tsx')).SessionWatch);

/** What stands around every page: headers, loader, modal, footer. */
export function Shell() {
  const t = useWords();
  const row = useMatches().at(-1)?.handle as Row | undefined;
  const isLoggedIn = useIsLoggedIn();
  const header = row && headerOf(row, isLoggedIn);
  const session = useSession();
  const HeaderSearch = row && pageOf(row)?.HeaderSearch;
  useEffect(sendWaitingForms, []);
  return (
    <div className="shell" data-look={row?.access === 'private' ? 'canvas' : 'plain'}>
      <a className="skip" href="#main">{t('shell.skip')}</a>
      <FullPageLoader />
      <OfflineBar />
      <Suspense fallback={<header className={styles.header}><div className={styles.bar} /></header>}>
        {header && <header.Header />}
        {!header && row?.header === 'auto' && <PublicHeader>{HeaderSearch && <HeaderSearch />}</PublicHeader>}
      </Suspense>
      <main id="main" tabIndex={-1}><Outlet /></main>
      <Footer isShort={row?.header !== 'auto'} />
      <Suspense>{session && <SessionWatch />}</Suspense>
      <RouteFocus />
      <LanguageNews />
      <ScrollRestoration />
    </div>
  );
}
